// Types as they are written for readers: by the names they can look up, otherwise by what they are made of.
import ts from 'typescript';
import { folderOf, isForeign, isOptional } from './program.mjs';

const LONG = 90;
const has = (type, flag) => Boolean(type.flags & flag);
const isNothing = (type) => has(type, ts.TypeFlags.Undefined | ts.TypeFlags.Void);

/** @param {{ checker: ts.TypeChecker, names: ReturnType<ReturnType<typeof import('./names.mjs').readNames>> }} context */
export function typeTexts({ checker, names }) {
  const bySymbol = (symbol) => symbol && names.nameOfSymbol(symbol);
  const isAbortable = ({ symbol }) => symbol?.name === 'Abortable';
  const known = new Map();

  /** What a reader can look up: `{ name, link }`. That a call takes a signal besides is said elsewhere. */
  function documented(type) {
    if (!known.has(type)) known.set(type, find(type));
    return known.get(type);
  }
  function find(type) {
    const found = names.nameOf(type) ?? names.nameOfShape(type);
    if (found) return found;
    const generic = bySymbol(type.aliasSymbol) ?? bySymbol(type.symbol);
    if (generic) return { ...generic, name: `${generic.name}${argumentsOf(type)}` };
    const parts = type.isIntersection() ? type.types.filter((each) => !isAbortable(each)) : [];
    return parts.length === 1 ? documented(parts[0]) : undefined;
  }

  /** As many as fit. */
  function argumentsOf(type) {
    const count = type.target?.typeParameters?.length ?? 0;
    const given = type.aliasTypeArguments ?? (count > 0 ? checker.getTypeArguments(type).slice(0, count) : []);
    const written = given.map((each) => text(each));
    while (written.join().length > LONG) written.pop();
    return written.length > 0 ? `<${written.join(', ')}>` : '';
  }

  /** A type of the language or of another package, by the name it has there; not those that are made of types of ours. */
  function foreignName(type) {
    const { aliasSymbol: alias, aliasTypeArguments: given = [] } = type;
    if (!alias || !isForeign(alias)) return undefined;
    const members = type.getProperties();
    if (given.length > 0 && (members.length > 0 ? !members.every(isForeign) : alias.name !== 'Record')) return undefined;
    return `${alias.name}${args(given)}`;
  }

  /** Members that are a type of their own, without a name a reader could look up. */
  function isAnonymous(type) {
    if (!has(type, ts.TypeFlags.Object | ts.TypeFlags.Intersection) || documented(type) || foreignName(type)) return false;
    if (type.isIntersection() && !type.types.every((each) => has(each, ts.TypeFlags.Object))) return false;
    if (checker.isArrayType(type) || checker.isTupleType(type) || type.getCallSignatures().length > 0) return false;
    const isOwn = type.symbol && /^__(type|object)$/.test(type.symbol.name);
    return Boolean(isOwn || folderOf(type.symbol) || has(type, ts.TypeFlags.Intersection)) && type.getProperties().length > 0;
  }

  const args = (types) => (types?.length ? `<${types.map((each) => text(each)).join(', ')}>` : '');

  function parameter(symbol) {
    const { declarations: [declaration] = [] } = symbol;
    const type = checker.getTypeOfSymbol(symbol);
    const rest = declaration?.dotDotDotToken ? '...' : '';
    const optional = declaration && (declaration.questionToken || declaration.initializer) ? '?' : '';
    const written = symbol.name.startsWith('__') ? 'options' : symbol.name;
    return `${rest}${written}${optional}: ${text(type, { optional: Boolean(optional) })}`;
  }

  /** Of a tuple: `[options?: TokenizeOptions]`, by its labels. */
  function elements(tuple) {
    const { labeledElementDeclarations: labels = [], elementFlags = [] } = tuple.target;
    return checker.getTypeArguments(tuple).map((type, place) => {
      const optional = Boolean(elementFlags[place] & ts.ElementFlags.Optional);
      const label =
        labels[place]?.name.getText() ??
        (documented(type)?.name.endsWith('Options') || isAnonymous(type) || isAbortable(type) ? 'options' : 'value');
      return `${label}${optional ? '?' : ''}: ${text(type, { optional })}`;
    });
  }

  /** `(options: TokenizeOptions)` */
  function parameters(signature) {
    const written = signature.parameters.flatMap((each) => {
      const type = checker.getTypeOfSymbol(each);
      const isRest = each.declarations?.[0]?.dotDotDotToken && checker.isTupleType(type);
      return isRest ? elements(type) : parameter(each);
    });
    return `(${written.join(', ')})`;
  }

  function object(type, depth) {
    const members = checker
      .getPropertiesOfType(type)
      .map(
        (each) =>
          `${each.name}${isOptional(each) ? '?' : ''}: ${text(checker.getTypeOfSymbol(each), { optional: isOptional(each), depth: depth + 1 })}`,
      );
    const index = checker.getIndexInfosOfType(type).map(({ keyType, type: value }) => `[key: ${text(keyType)}]: ${text(value)}`);
    const all = [...members, ...index];
    const written = all.length > 0 ? `{ ${all.join('; ')} }` : 'object';
    return written.length > LONG || depth > 3 ? 'object' : written;
  }

  /** What a union is made of; `true | false` is `boolean` again. */
  function alternatives(type, { optional = false, depth = 0 } = {}) {
    const elsewhere = foreignName(type);
    if (elsewhere) return [{ text: elsewhere }];
    if (!type.isUnion()) return [{ text: single(type, depth), link: documented(type)?.link }];
    const whole = documented(type);
    if (whole) return [{ text: whole.name, link: whole.link }];
    let types = type.types.filter((each) => !(optional && isNothing(each)));
    if (types.some(({ symbol }) => symbol?.name === 'ReactPortal')) return [{ text: 'ReactNode' }]; // which loses its name beside `undefined`
    const found = [];
    for (let named = names.unionAmong(types); named; named = names.unionAmong(types)) {
      const { name, link, type: union } = named;
      types = types.filter((each) => !union.types.includes(each));
      found.push({ text: name, link });
    }
    const isBoolean = (each) => has(each, ts.TypeFlags.BooleanLiteral);
    if (types.filter(isBoolean).length === 2) {
      types = types.filter((each) => !isBoolean(each));
      found.push({ text: 'boolean' });
    }
    const isEmpty = (each) => isNothing(each) || has(each, ts.TypeFlags.Null);
    const rest = [...types.filter((each) => !isEmpty(each)), ...types.filter(isEmpty)];
    return [...found, ...rest.map((each) => ({ text: single(each, depth), link: documented(each)?.link }))];
  }

  function single(type, depth) {
    if (documented(type)) return documented(type).name;
    if (foreignName(type)) return foreignName(type);
    if (type.isIntersection() && type.types.some((each) => has(each, ts.TypeFlags.String))) return 'string';
    if (type.isStringLiteral()) return `'${type.value}'`;
    if (checker.isTupleType(type))
      return `[${checker
        .getTypeArguments(type)
        .map((each) => text(each))
        .join(', ')}]`;
    if (checker.isArrayType(type)) {
      const [item] = checker.getTypeArguments(type);
      const written = text(item, { depth });
      return / [|=]/.test(written) && !written.startsWith('{') ? `(${written})[]` : `${written}[]`;
    }
    const [signature] = type.getCallSignatures();
    if (signature && !type.symbol?.name.match(/^[A-Z]/)) {
      const result = text(signature.getReturnType(), { depth: depth + 1 });
      return depth > 3 ? 'function' : `${parameters(signature)} => ${result}`;
    }
    if (isAnonymous(type)) return object(type, depth);
    if (type.aliasSymbol && !type.aliasTypeArguments) return type.aliasSymbol.name;
    if (type.symbol && has(type, ts.TypeFlags.Object) && !type.symbol.name.startsWith('__'))
      return `${type.symbol.name}${args(type.target ? checker.getTypeArguments(type).slice(0, type.target.typeParameters?.length ?? 0) : [])}`;
    if (has(type, ts.TypeFlags.Object)) return object(type, depth);
    return checker.typeToString(type, undefined, ts.TypeFormatFlags.NoTruncation);
  }

  let level = 0;
  function text(type, options) {
    if (level > 4) return type.symbol && !type.symbol.name.startsWith('__') ? type.symbol.name : 'object'; // types may hold themselves
    level += 1;
    const written = alternatives(type, options).map((each) => each.text);
    level -= 1;
    return written.join(' | ');
  }

  /** For a cell of a table or a sentence: each alternative in code, linked where it can be looked up. */
  const inMarkdown = (type, options) =>
    alternatives(type, options)
      .map((each) => {
        const code = `\`${each.text}\``;
        return each.link ? `[${code}](${each.link})` : code;
      })
      .join(' or ');

  return { text, inMarkdown, parameters, isAnonymous, documented };
}
