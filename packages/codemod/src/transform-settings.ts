import { closeDocument, openDocument, type Document } from './document';
import { reasons } from './reasons';
import type { TransformOptions, TransformResult } from './report';

const name = /"(\^?(?:[^"\\\n]*\bnode_modules\/(?:[^"\\\n]*\/)?)?braintree-web(-drop-in(?:-react)?)?(?:\/[^"\n]*|\$)?)"/g;

/** Settings of compilers, test runners and loaders: what they name, they find by rules of their own. */
export function transformSettings(source: string, options: TransformOptions): TransformResult {
  const document = openDocument(source, options);
  leaveNames(document, 0, source);
  return closeDocument(document);
}

/** Names of the reference in a stretch of JSON, which begins at `offset`. */
export function leaveNames(document: Document, offset: number, text: string): void {
  for (const { 1: found = '', 2: dropIn, index } of text.matchAll(name)) {
    document.leave(offset + index, found, dropIn ? reasons.dropIn : reasons.string);
  }
}
