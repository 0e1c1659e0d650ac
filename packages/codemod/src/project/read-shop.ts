import { basename } from 'node:path';
import { declaresGlobalTypes, declaresModule, importsValues } from '../own-types';
import { reasons } from '../reasons';
import type { ManualStep, ShopContext, FileReport } from '../report';
import type { ProjectFile } from './find-files';
import { listsReference } from './read-dependencies';

/** Reads what the files of a shop say about each other. */
export function readShop(files: readonly ProjectFile[]): ShopContext {
  const scripts = files.filter(({ file }) => /\.(?:[mc]?[jt]sx?|vue|svelte|astro)$/.test(file));
  const isInstalled = files.some((each) => basename(each.file) === 'package.json' && listsReference(each));
  return {
    declaresGlobalTypes: scripts.some(({ file, text }) => /tsx?$/.test(file) && declaresGlobalTypes(text)),
    declaresModule:
      !isInstalled && scripts.some(({ name, text }) => declaresModule(name, text)) && !scripts.some(({ text }) => importsValues(text)),
  };
}

/** Reports a file of the shop that declares the module by its name. @param left what is reported of the file already */
export function explainDeclarations(name: string, left: readonly ManualStep[]): ManualStep[] {
  return declaresModule(name, '') && left.length === 0 ? [{ line: 1, what: name, reason: reasons.ownTypes }] : [];
}

/** Explains a difference that the compiler reports in a shop with old types: those up to 3.75 have one type for a component and its instance. */
export function describeOldTypes(files: readonly ProjectFile[], reports: readonly FileReport[]): string[] {
  const minors = files.map(({ text }) => /"@types\/braintree-web"\s*:\s*"[~^]?3\.(\d+)/.exec(text)?.[1]);
  const hasOldTypes = minors.some((minor) => minor !== undefined && Number(minor) < 96);
  const isChanged = reports.some(({ file, changes }) => /(?:tsx?|vue|svelte)$/.test(file) && changes.length > 0);
  return hasOldTypes && isChanged
    ? [
        'In your version of @types/braintree-web, types such as Venmo also have create. In Tender, they are the types of instances only. ' +
          "For a component, write typeof import('@tender/web').venmo. Run the codemod with --verify to find these places.",
      ]
    : [];
}
