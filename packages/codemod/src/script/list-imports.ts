import type * as t from '@babel/types';
import { extname } from 'node:path';
import { listEnclosed } from '../enclosed';
import { SourceError } from '../report';
import { parseScript } from './parse-script';
import { traverse } from './traverse';
import { findUses, readKey } from './uses';

const ours = /^(braintree-web|@tender\/[a-z-]+)(\/|$)/;

/**
 * Lists what a script imports from the reference and from Tender, as statements that export the same to a bundler. `$` stands for a number that makes
 * names unique. A namespace counts for the members that the script reads from it.
 */
export function listImports(text: string, file: string): string[] {
  const statements: string[] = [];
  const isComponent = /\.(vue|svelte)$/.test(file);
  if ((!isComponent && !/\.[mc]?[jt]sx?$/.test(file)) || /\.d\.[mc]?ts$/.test(file)) return statements;
  const elements = isComponent ? listEnclosed(text, '<script', '</script>').map(({ start, end }) => text.slice(start, end)) : [];
  const bodies = isComponent ? elements.map((element) => element.slice(element.indexOf('>') + 1, -'</script>'.length)).join('\n') : text;
  try {
    traverse(parseScript(bodies, isComponent ? 'ts' : extname(file).slice(1)), {
      ImportDeclaration(path) {
        const { source, specifiers, importKind } = path.node;
        if (!ours.test(source.value) || importKind === 'type') return;
        for (const each of specifiers) {
          const name = each.type === 'ImportSpecifier' ? readKey(each.imported, false) : 'default';
          if (each.type === 'ImportSpecifier' && (each.importKind === 'type' || !name || /^[A-Z]/.test(name))) continue;
          const binding = each.type === 'ImportNamespaceSpecifier' ? path.scope.getBinding(each.local.name) : undefined;
          const members = binding ? findUses(binding).filter(({ type }) => !type) : [];
          if (each.type !== 'ImportNamespaceSpecifier') statements.push(`export { ${name} as name$ } from '${source.value}';`);
          else if (members.length === 0) statements.push(`export * as name$ from '${source.value}';`);
          else for (const { name: member } of members) statements.push(`export { ${member} as name$ } from '${source.value}';`);
        }
      },
      CallExpression({ node }) {
        if (node.callee.type === 'Identifier' && node.callee.name === 'require') addWhole(node.arguments[0]);
      },
      ImportExpression: ({ node }) => addWhole(node.source),
    });
  } catch (error) {
    if (!(error instanceof SourceError)) throw error;
  }
  return [...new Set(statements)];

  function addWhole(source: t.Node | undefined): void {
    if (source?.type === 'StringLiteral' && ours.test(source.value)) statements.push(`export * as name$ from '${source.value}';`);
  }
}
