// The sections of a page: components with their instances, functions, React components and hooks, constants, schemas, errors, types.
import ts from 'typescript';
import { behind } from './behind.mjs';
import { table } from './members.mjs';

const CALLS =
  'Asynchronous methods return a promise, or with a trailing callback `(error, result)` nothing, and take a `signal` that ends them.';
const isTaken = (name) => /(Options|Props|Parameters|Overrides|Request|Match|Action)$/.test(name);

/**
 * @param context of the page
 * @param {ReturnType<typeof import('./kinds.mjs').kindsOf>} kinds
 * @param {Map<string, object>} explained what is told of each error
 * @returns {string[]}
 */
export function sectionsOf({ checker, types, comments, members, described, callsOf, callable, contents }, kinds, explained) {
  const { own, errors } = kinds;
  const typeOfValue = (symbol) => checker.getTypeOfSymbol(symbol);
  const instances = new Set();
  const shown = new Set(); // types that stand beside what they are of

  function component({ name, symbol }) {
    const type = typeOfValue(symbol);
    const create = checker.getTypeOfSymbol(type.getProperty('create'));
    const calls = callsOf(create);
    for (const { result } of calls) instances.add(result);
    const [taken] = calls.at(-1).parameters;
    const named = types.documented(taken.type);
    shown.add(named?.name);
    return [
      `## ${name}`,
      ...described(symbol, name),
      ...contents('###', type, `${name}.`),
      ...(named ? [`### ${named.name}`] : []),
      members.options(taken.type),
    ];
  }

  /** What `create` gives, by the name of its type. */
  function instance(type) {
    const known = types.documented(type);
    if (!known) return [];
    shown.add(known.name);
    const [symbol] = own.filter((each) => each.name === known.name);
    return [`## ${known.name}`, ...(symbol ? comments.paragraphs(symbol.symbol) : []), CALLS, ...contents('###', type)];
  }

  function reactOrFunction({ name, symbol }) {
    const type = typeOfValue(symbol);
    const [call] = callsOf(type);
    if (/^[A-Z]/.test(name)) {
      const [props] = call.parameters;
      const about = props && members.options(checker.getNonNullableType(props.type));
      const named = own.find((each) => each.name === `${name}Props`);
      shown.add(named?.name);
      const said = named ? [`### ${named.name}`, ...comments.paragraphs(named.symbol)] : [];
      return [`## ${name}`, ...described(symbol, name), ...(about ? [...said, about.replace('| Option ', '| Prop ')] : [])];
    }
    const parts = callable('##', name, symbol, type);
    if (!/^use[A-Z]/.test(name)) return parts;
    const table = members.results(call.result);
    return [...parts.filter((part) => !/^(Returns|Resolves with):/.test(part)), ...(table ? [table] : [])];
  }

  function errorList() {
    const raised = errors
      .flatMap(({ symbol }) => typeOfValue(symbol).getProperties())
      .map(({ name }) => name)
      .sort();
    if (raised.length === 0) return [];
    const list = raised.map((code) => {
      const { type, message, cause, remedy } = explained.get(code);
      return `### ${code}\n\n\`${type}\`: ${message}\n\n**Cause.** ${cause}\n\n**Remedy.** ${remedy}`;
    });
    const objects = errors.map(({ name }) => `\`${name}\``);
    return [`## Errors`, `The codes are the keys of ${objects.join(' and ')}, each a function that makes the error.`, ...list];
  }

  function schema({ name, symbol }) {
    const zod = checker.getTypeOfSymbol(typeOfValue(symbol).getProperty('_zod'));
    const input = checker.getTypeOfSymbol(zod.getProperty('input'));
    const shown = types.isAnonymous(input) || input.getProperties().length > 0 ? members.options(input) : '';
    return [`## ${name}`, ...comments.paragraphs(symbol), shown || types.inMarkdown(input)];
  }

  /** A type that is read off a schema is described there. */
  function aboutType(symbol, name) {
    const said = comments.paragraphs(symbol);
    if (said.length > 0) return said;
    const schemas = behind(checker, symbol).flatMap(comments.paragraphs);
    const hasMembers = checker.getDeclaredTypeOfSymbol(symbol).getProperties().length > 0; // and a table of them
    return hasMembers ? schemas : described(symbol, name, schemas);
  }

  function typeSection({ name, symbol }) {
    const type = checker.getDeclaredTypeOfSymbol(symbol);
    const heading = `### ${name}`;
    if (/ErrorCode$/.test(name) && errors.length > 0)
      return [heading, ...comments.paragraphs(symbol), 'One of the codes under [Errors](#errors).'];
    const said = aboutType(symbol, name);
    if (type.isUnion() && type.types.every((each) => each.isLiteral() || each.flags & ts.TypeFlags.Literal))
      return [heading, ...said, type.types.map((each) => `\`${checker.typeToString(each)}\``).join(', ')];
    const rows = type.isUnion() && !isTaken(name) ? unionMembers(type) : isTaken(name) ? members.options(type) : members.results(type);
    const declaration = symbol.declarations[0];
    const written = ts.isTypeAliasDeclaration(declaration) ? declaration.type.getText() : '';
    return [heading, ...said, rows || (written ? `\`\`\`ts\ntype ${name} = ${written}\n\`\`\`` : '')];
  }

  /** A union of objects: a table for each. */
  function unionMembers(type) {
    if (!type.types.every((each) => types.isAnonymous(each) || types.documented(each))) return '';
    return type.types.map((each) => (types.documented(each) ? `- ${types.inMarkdown(each)}` : members.results(each))).join('\n\nor\n\n');
  }

  function constants() {
    const rows = kinds.constants.map(({ name, symbol }) => [
      `\`${name}\``,
      types.inMarkdown(typeOfValue(symbol)),
      described(symbol, name).join(' '),
    ]);
    return rows.length > 0 ? ['## Constants', table(['Name', 'Type', 'Description'], rows)] : [];
  }

  const first = kinds.components.flatMap(component); // which finds the instances, and with the next what has been shown
  const then = [...[...instances].flatMap(instance), ...kinds.functions.flatMap(reactOrFunction)];
  const others = kinds.types.filter(({ name }) => !shown.has(name));
  return [
    ...first,
    ...then,
    ...constants(),
    ...kinds.schemas.flatMap(schema),
    ...errorList(),
    ...(others.length > 0 ? ['## Types', ...others.flatMap(typeSection)] : []),
  ];
}
