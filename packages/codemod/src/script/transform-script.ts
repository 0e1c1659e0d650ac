import type { File, Node } from '@babel/types';
import type { Document } from '../document';
import { createIntegrityFinder, type Range } from '../integrity';
import { declaresGlobalTypes } from '../own-types';
import { reasons } from '../reasons';
import { SourceError } from '../report';
import { changeScriptUrls, leaveHashes } from '../script-urls';
import { readSpecifier } from '../specifier';
import { listTags } from '../tags';
import { changeCall, changeDynamicImport } from './change-call';
import { changeExport } from './change-export';
import { changeGlobalType } from './change-global-type';
import { changeImport, changeImportEquals } from './change-import';
import { changeTypeImport } from './change-type-import';
import { changeComponentTypes } from './component-types';
import { leaveText } from './leave-text';
import { parseScript } from './parse-script';
import { createContext, getRange, type ScriptContext } from './script-context';
import { traverse } from './traverse';

/** A script in a document: a whole file, or the content of a script element. */
export interface Script extends Range {
  /** `js`, `jsx`, `ts`, `tsx`, `d.ts`, ... */
  readonly language: string;
}

/** Transforms a script. @throws SourceError when it does not parse; then nothing is changed */
export function transformScript(document: Document, { language, start, end }: Script): void {
  const source = document.source.slice(start, end);
  const file = parseScript(source, language, { index: start, line: document.findLine(start) });
  const integrity = createIntegrityFinder(source, start, () => [...listNodes(file), ...listTagsAt(source, start)]);
  let context: ScriptContext | undefined;
  try {
    traverse(file, {
      Program(path) {
        context = createContext(document, path);
        if (/tsx?$/.test(language)) changeComponentTypes(context, path);
      },
      ImportDeclaration: (path) => context && changeImport(context, path),
      TSImportEqualsDeclaration: (path) => context && changeImportEquals(context, path),
      ExportNamedDeclaration: (path) => context && changeExport(context, path),
      ExportAllDeclaration: (path) => context && changeExport(context, path),
      CallExpression: (path) => context && changeCall(context, path),
      ImportExpression: (path) => context && changeDynamicImport(context, path),
      TSImportType: (path) => context && changeTypeImport(context, path),
      TSModuleDeclaration({ node }) {
        if (node.id.type === 'Identifier') return leaveNamespace(node, node.id.name);
        if (node.id.type !== 'StringLiteral' || !readSpecifier(node.id.value)) return;
        context?.seen.add(node.id);
        const reason = document.options.shop?.declaresModule ? reasons.ownTypes : reasons.augmentation;
        document.leave(getRange(node).start, node.id.value, reason);
      },
      TSNamespaceExportDeclaration: ({ node }) => leaveNamespace(node, node.id.name),
      TSQualifiedName: (path) => context && changeGlobalType(context, path),
      TSTypeQuery: (path) => context && changeGlobalType(context, path),
      StringLiteral(path) {
        if (!context || context.seen.has(path.node)) return;
        leaveText(context, path, path.node.value);
        changeUrls(getRange(path.node));
      },
      RegExpLiteral: (path) => context && leaveText(context, path, path.node.pattern),
      TemplateElement(path) {
        if (context && !context.seen.has(path.parent)) leaveText(context, path, path.node.value.cooked ?? '');
        changeUrls(getRange(path.node));
      },
    });
  } catch (error) {
    // Babel reports names that are declared twice only when it builds the scopes.
    const isDuplicate = error instanceof TypeError && /Duplicate declaration/.test(error.message);
    // What is nested thousands of levels deep takes more calls than there may be.
    throw isDuplicate || error instanceof RangeError ? new SourceError(error.message, { cause: error }) : error;
  }
  leaveHashes(document, integrity);
  for (const { index } of source.matchAll(/^[ \t]*\/\/\/[ \t]*<reference[^\n>]*["']braintree-web["']/gm)) {
    document.leave(start + index, 'braintree-web', reasons.globalTypes);
  }

  function leaveNamespace(node: Node, name: string): void {
    if (name === 'braintree' && declaresGlobalTypes(source)) document.leave(getRange(node).start, 'namespace braintree', reasons.ownTypes);
  }

  function changeUrls(range: Range): void {
    changeScriptUrls(document, document.source, range, integrity);
  }
}

/** The tags in the strings of a script. */
function listTagsAt(source: string, offset: number): Range[] {
  return listTags(source).map(({ start, end }) => ({ start: start + offset, end: end + offset }));
}

function listNodes(file: File): Range[] {
  const ranges: Range[] = [];
  traverse(file, { noScope: true, enter: ({ node }) => void ranges.push(getRange(node)) });
  return ranges;
}
