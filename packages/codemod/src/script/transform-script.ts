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
import { createContext, rangeOf, type ScriptContext } from './script-context';
import { traverse } from './traverse';

/** @param ending how the source is read: `js`, `jsx`, `ts`, `tsx`, ... @throws SourceError */
export function transformScript(source: string, ending: string, options: TransformOptions): TransformResult {
  const document = openDocument(source, options);
  const file = parseScript(source, ending);
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
        document.leave(rangeOf(node).start, node.id.value, reasons.augmentation);
      },
      TSQualifiedName: (path) => leaveGlobalType(document, path),
      StringLiteral(path) {
        if (context?.seen.has(path.node)) return;
        leaveText(document, path, path.node.value);
        lookAt(path.node.start, path.node.end);
      },
      RegExpLiteral: (path) => leaveText(document, path, path.node.pattern),
      TemplateElement(path) {
        if (!context?.seen.has(path.parent)) leaveText(document, path, path.node.value.cooked ?? '');
        lookAt(path.node.start, path.node.end);
      },
    });
  } catch (error) {
    // Names declared twice are found only when scopes are built.
    throw error instanceof TypeError && /Duplicate declaration/.test(error.message) ? new SourceError(error.message) : error;
  }
  for (const { index } of source.matchAll(/^[ \t]*\/\/\/[ \t]*<reference[^\n>]*["']braintree-web["']/gm)) {
    document.leave(index, 'braintree-web', reasons.globalTypes);
  }
  return closeDocument(document);

  function lookAt(start: number | null | undefined, end: number | null | undefined): void {
    changeScriptUrls(document, start ?? 0, source.slice(start ?? 0, end ?? 0));
  }
}
