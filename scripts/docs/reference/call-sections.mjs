// What can be called, under a heading of its own: what it does, its signature, and what it takes and gives.
import ts from 'typescript';
import { behind } from './behind.mjs';
import { readCalls } from './calls.mjs';
import { isShown, table } from './members.mjs';

/** @param context of the page: `checker`, `types`, `comments`, `members`, and `described`, which says what is said of a symbol */
export function callSections({ checker, types, comments, members, described }) {
  const callsOf = readCalls(checker);

  function signature(name, { parameters, result, isAsynchronous }) {
    const taken = parameters.map(
      (each) => `${each.rest ? '...' : ''}${each.name}${each.optional ? '?' : ''}: ${types.text(each.type, each)}`,
    );
    const line = `(${taken.join(', ')})`;
    const given = types.text(result);
    const short = `${name}${line.length > 100 ? `(\n  ${taken.join(',\n  ')},\n)` : line}`;
    return `\`\`\`ts\n${short}: ${isAsynchronous ? `Promise<${given}>` : given}\n\`\`\``;
  }

  const isNothing = (type) => Boolean(type.flags & (ts.TypeFlags.Void | ts.TypeFlags.Undefined));
  const solid = (type) =>
    type.isUnion()
      ? type.types.filter((each) => !isNothing(each)).length === 1
        ? type.types.find((each) => !isNothing(each))
        : type
      : type;

  /** Tables of what a call takes and gives, where they have no name to be looked up by. */
  function shapes({ parameters, result, isAsynchronous }, about = new Map()) {
    const links = [];
    const tables = [];
    for (const { name, type, optional } of parameters) {
      const written = types.inMarkdown(type, { optional });
      const said = about.get(name);
      if (said || written.includes('](')) links.push(`- \`${name}\`: ${written}${said ? `. ${said}` : ''}`);
      if (types.isAnonymous(solid(type))) tables.push(members.options(solid(type)));
    }
    const given = types.inMarkdown(result, {});
    const gives = isAsynchronous ? 'Resolves with' : 'Returns';
    if (given.includes('](')) links.push(`- ${gives} ${given}`);
    if (types.isAnonymous(solid(result))) tables.push(`${gives}:\n\n${members.results(solid(result))}`);
    return [links.join('\n'), ...tables].filter(Boolean);
  }

  function callable(heading, name, symbol, type, more) {
    const calls = callsOf(type);
    return [
      `${heading} ${name}()`,
      ...described(symbol, name, more),
      ...calls.flatMap((call) => [signature(name, call), ...shapes(call, comments.ofParameters(symbol))]),
    ];
  }

  /** Methods and other members of an instance, or of a component object. */
  function contents(heading, type, prefix = '') {
    const properties = checker.getPropertiesOfType(type).filter(isShown);
    const all = properties.map((symbol) => ({ symbol, type: checker.getTypeOfSymbol(symbol) }));
    const methods = all.filter((each) => callsOf(checker.getNonNullableType(each.type)).length > 0);
    const values = all.filter((each) => !methods.includes(each));
    const byName = (one, other) => (one.symbol.name < other.symbol.name ? -1 : 1);
    return [
      ...methods
        .sort((one, other) => (one.symbol.name === 'teardown') - (other.symbol.name === 'teardown') || byName(one, other))
        .flatMap((each) =>
          callable(
            heading,
            `${prefix}${each.symbol.name}`,
            each.symbol,
            checker.getNonNullableType(each.type),
            behind(checker, each.symbol).flatMap(comments.paragraphs),
          ),
        ),
      ...(values.length > 0
        ? [
            table(
              ['Member', 'Type', 'Description'],
              values.map(({ symbol, type: each }) => [
                `\`${prefix}${symbol.name}\``,
                types.inMarkdown(each, { optional: true }),
                comments.paragraphs(symbol).join(' '),
              ]),
            ),
          ]
        : []),
    ];
  }

  return { callsOf, callable, contents };
}
