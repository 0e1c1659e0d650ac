// Members in tables: options, props, results and events. What a member is made of follows it in rows of its own.
import { isForeign, isOptional } from './program.mjs';

const cell = (text) => text.replaceAll('\n', ' ').replaceAll('|', '\\|');
const row = (cells) => `| ${cells.map(cell).join(' | ')} |`;

/** A table without the columns that nothing stands in. */
export function table(heads, rows) {
  const isUsed = (_, place) => rows.some((cells) => cells[place] !== '');
  const lines = [heads, heads.map(() => '---'), ...rows];
  return lines.map((cells) => row(cells.filter(isUsed))).join('\n');
}

export const isShown = ({ name }) => !/^_/.test(name);

/** @param context of the page: `checker`, `types`, `comments` */
export function memberTables({ checker, types, comments }) {
  const typeOf = (symbol) => checker.getTypeOfSymbol(symbol);

  /** The anonymous object inside of a member's type, and how the member's name goes on to what is in there. */
  function inside(type, depth = 0) {
    const [item] = checker.isArrayType(type) ? checker.getTypeArguments(type) : [];
    if (item) return depth === 0 ? inside(item, 1) && { ...inside(item, 1), suffix: '[]' } : undefined;
    const parts = (type.isUnion() ? type.types : [type]).filter((each) => types.isAnonymous(each));
    return parts.length === 1 ? { type: parts[0], suffix: '' } : undefined;
  }

  /** Members, each followed by those inside of it. */
  function flatten(type, prefix = '', depth = 0) {
    return checker
      .getPropertiesOfType(type)
      .filter((symbol) => isShown(symbol) && !isForeign(symbol))
      .flatMap((symbol) => {
        const own = { symbol, name: `${prefix}${symbol.name}`, type: typeOf(symbol), optional: isOptional(symbol) };
        const found = depth < 3 && inside(own.type);
        const brief = types.text(own.type, { optional: true });
        const below = found && /object/.test(brief) ? flatten(found.type, `${own.name}${found.suffix}.`, depth + 1) : [];
        return [own, ...below];
      });
  }

  /** What is taken: with what is required, and what holds otherwise. */
  function options(type) {
    const rows = flatten(type).map(({ symbol, name, type: each, optional }) => {
      const { said, standard } = comments.line(symbol);
      return [`\`${name}\``, types.inMarkdown(each, { optional }), optional ? standard : 'required', said];
    });
    return rows.length > 0 ? `${table(['Option', 'Type', 'Default', 'Description'], rows)}${further(type)}` : '';
  }

  /** What is given. */
  function results(type, head = 'Member') {
    const rows = flatten(type).map(({ symbol, name, type: each, optional }) => [
      `\`${name}${optional ? '?' : ''}\``,
      types.inMarkdown(each, { optional }),
      comments.paragraphs(symbol).join(' '),
    ]);
    return rows.length > 0 ? table([head, 'Type', 'Description'], rows) : '';
  }

  /** Which members of others a type has as well: those of an element, or of React. */
  function further(type) {
    const others = checker.getPropertiesOfType(type).filter(isForeign);
    const from = new Set(
      others.map(({ declarations: [{ parent }] }) => parent.name?.text).filter((name) => name?.endsWith('HTMLAttributes')),
    );
    return from.size > 0
      ? `

Besides these, it takes what ${[...from].map((name) => `\`${name}\``).join(' and ')} of React have.`
      : '';
  }

  return { options, results };
}
