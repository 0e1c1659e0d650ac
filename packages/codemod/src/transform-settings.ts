import { closeDocument, openDocument, type Document } from './document';
import { reasons } from './reasons';
import type { TransformOptions, TransformResult } from './report';

const namePattern = /"(\^?(?:[^"\\\n]*\bnode_modules\/(?:[^"\\\n]*\/)?)?braintree-web(-drop-in(?:-react)?)?(?:\/[^"\n]*|\$)?)"/g;

/** Reports names of the reference in the settings of compilers, test runners and loaders. Each of these resolves names by its own rules. */
export function transformSettings(source: string, options: TransformOptions): TransformResult {
  const document = openDocument(source, options);
  leaveNames(document, 0, source);
  return closeDocument(document);
}

/** Reports names of the reference in a part of a JSON file. @param offset index of that part in the file */
export function leaveNames(document: Document, offset: number, text: string): void {
  for (const { 1: mention = '', 2: dropIn, index } of text.matchAll(namePattern)) {
    document.leave(offset + index, mention, dropIn ? reasons.dropIn : reasons.string);
  }
}
