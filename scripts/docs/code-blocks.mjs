// The code blocks of the documents, each with what the comments in front of it say:
// <!-- run: card page --> makes it the page of the payment "card"; its other parts are `server` and `markup`
// <!-- given: declare const total: string; --> says what the text around it has introduced
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packagesIn, root } from '../workspace.mjs';

/** Every document whose blocks are tested. */
export function documents() {
  const guides = readdirSync(join(root, 'docs/guides')).map((name) => `docs/guides/${name}`);
  const readmes = packagesIn('packages').map(({ folder }) => `packages/${folder}/README.md`);
  return ['README.md', ...readmes, ...guides].filter((file) => file.endsWith('.md') && existsSync(join(root, file)));
}

const BLOCK = /((?:^<!--[\s\S]*?-->\n\s*)*)^```(\w*)[^\n]*\n([\s\S]*?)^```$/gm;
const comment = (comments, name) => comments.match(new RegExp(`<!-- ${name}:?\\s([\\s\\S]*?)-->`))?.[1].trim();

/**
 * @typedef {{ document: string, line: number, language: string, code: string, given: string, payment?: string, part?: string }} Block
 * @param {string} document
 * @returns {Block[]} `line` is that of the first line of code, counted from 1
 */
export function blocksOf(document) {
  const text = readFileSync(join(root, document), 'utf8');
  return [...text.matchAll(BLOCK)].map(({ index, 0: all, 1: comments, 2: language, 3: code }) => {
    const [payment, part] = comment(comments, 'run')?.split(' ') ?? [];
    const line = text.slice(0, index + all.lastIndexOf(code)).split('\n').length;
    return { document, line, language, code, given: comment(comments, 'given') ?? '', payment, part };
  });
}
