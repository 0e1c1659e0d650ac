import { closeDocument, openDocument } from '../document';
import { reasons } from '../reasons';
import { SourceError, type TransformOptions, type TransformResult } from '../report';
import { changeScriptUrls } from '../script-urls';
import { readSpecifier } from '../specifier';
import { changeCall } from './change-call';
import { changeExport } from './change-export';
import { changeImport, changeImportEquals } from './change-import';
import { changeTypeImport } from './change-type-import';
import { leaveGlobalType } from './leave-global-type';
import { leaveText } from './leave-text';
import { parseScript } from './parse-script';
import { createContext, getRange, type ScriptContext } from './script-context';
import { traverse } from './traverse';

/** @param extension the language: `js`, `jsx`, `ts`, `tsx`, ... @throws SourceError when the source does not parse */
export function transformScript(source: string, extension: string, options: TransformOptions): TransformResult {
  const document = openDocument(source, options);
  const file = parseScript(source, extension);
  let context: ScriptContext | undefined;
  try {
    traverse(file, {
      Program: (path) => void (context = createContext(document, path)),
      ImportDeclaration: (path) => context && changeImport(context, path),
      TSImportEqualsDeclaration: (path) => context && changeImportEquals(context, path),
      ExportNamedDeclaration: (path) => context && changeExport(context, path),
      ExportAllDeclaration: (path) => context && changeExport(context, path),
      CallExpression: (path) => context && changeCall(context, path),
      TSImportType: (path) => context && changeTypeImport(context, path),
      TSModuleDeclaration({ node }) {
        if (node.id.type !== 'StringLiteral' || !readSpecifier(node.id.value)) return;
        context?.seen.add(node.id);
        document.leave(getRange(node).start, node.id.value, reasons.augmentation);
      },
      TSQualifiedName: (path) => leaveGlobalType(document, path),
      StringLiteral(path) {
        if (context?.seen.has(path.node)) return;
        leaveText(document, path, path.node.value);
        changeUrls(path.node.start, path.node.end);
      },
      RegExpLiteral: (path) => leaveText(document, path, path.node.pattern),
      TemplateElement(path) {
        if (!context?.seen.has(path.parent)) leaveText(document, path, path.node.value.cooked ?? '');
        changeUrls(path.node.start, path.node.end);
      },
    });
  } catch (error) {
    // Babel reports names that are declared twice only when it builds the scopes.
    throw error instanceof TypeError && /Duplicate declaration/.test(error.message) ? new SourceError(error.message) : error;
  }
  for (const { index } of source.matchAll(/^[ \t]*\/\/\/[ \t]*<reference[^\n>]*["']braintree-web["']/gm)) {
    document.leave(index, 'braintree-web', reasons.globalTypes);
  }
  return closeDocument(document);

  function changeUrls(start: number | null | undefined, end: number | null | undefined): void {
    changeScriptUrls(document, start ?? 0, source.slice(start ?? 0, end ?? 0));
  }
}
