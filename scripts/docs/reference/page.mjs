// One page of the reference: what an entry point exports.
import { posix } from 'node:path';
import { behind } from './behind.mjs';
import { callSections } from './call-sections.mjs';
import { comments as readComments } from './comments.mjs';
import { kindsOf } from './kinds.mjs';
import { memberTables } from './members.mjs';
import { folderOf, isType } from './program.mjs';
import { sectionsOf } from './sections.mjs';
import { typeTexts } from './type-text.mjs';

/**
 * @param {{ entry: import('./entries.mjs').Entry, program: ReturnType<typeof import('./program.mjs').readProgram>, names: object, explained: Map<string, object>, description: string }} given
 * @returns {{ text: string, undescribed: string[] }}
 */
export function referencePage({ entry, program, names, explained, description }) {
  const { checker } = program;
  const fromHere = (path) => posix.relative(posix.dirname(entry.path), path);
  const types = typeTexts({ checker, names });
  const comments = readComments({ checker, codes: new Set(explained.keys()), errors: fromHere('errors.md') });
  const members = memberTables({ checker, types, comments });
  const undescribed = [];

  /** What is said of a symbol; what nobody describes is told to whoever builds the page. */
  function described(symbol, name, more = []) {
    const found = [...more, ...comments.paragraphs(symbol)];
    if (found.length === 0) found.push(...behind(checker, symbol).flatMap(comments.paragraphs));
    if (found.length === 0) undescribed.push(`${entry.name}: ${name}`);
    return found;
  }

  /** What comes from another package: where it is described. */
  function handedOn({ name, symbol }) {
    const known = isType(symbol) && names.nameOfSymbol(symbol);
    const folder = folderOf(symbol);
    const type = known ? `, as [\`${known.name}\`](${known.link})` : '';
    return `- \`${name}\`${type}${folder ? ` of [\`@tender/${folder}\`](${fromHere(`api/${folder}.md`)})` : ''}`;
  }

  const context = { checker, types, comments, members, described };
  const kinds = kindsOf(program, entry);
  const sections = sectionsOf({ ...context, ...callSections(context) }, kinds, explained);
  const others = kinds.handedOn.length > 0 ? ['## Handed on', kinds.handedOn.map(handedOn).join('\n')] : [];
  const text = [`# ${entry.name}`, description, ...sections, ...others].filter(Boolean);
  return { text: `${text.join('\n\n')}\n`, undescribed };
}
