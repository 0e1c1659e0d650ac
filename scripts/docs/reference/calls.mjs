// How something is called: its signatures, without the callback form, which every asynchronous method has and the page says once.
import ts from 'typescript';
import { folderOf } from './program.mjs';

const isOurs = (symbol, name) => symbol?.name === name && folderOf(symbol) === 'client';

/** @param {ts.TypeChecker} checker */
export function readCalls(checker) {
  /** `Method<[options?: X], R>` of the client, which takes a signal as well. */
  function ofMethod(type) {
    const [given, result] = checker.getTypeArguments(type);
    const { labeledElementDeclarations = [], elementFlags = [] } = given.target ?? {};
    const types = checker.getTypeArguments(given);
    const parameters = types.map((each, place) => ({
      name: labeledElementDeclarations[place]?.name.getText() ?? (each.getProperties().length > 0 ? 'options' : 'value'),
      type: each,
      optional: Boolean(elementFlags[place] & ts.ElementFlags.Optional),
    }));
    return { parameters, result, isAsynchronous: true };
  }

  function ofSignature(signature) {
    const parameters = signature.parameters.map((symbol) => {
      const declaration = symbol.declarations?.[0];
      const optional = Boolean(declaration?.questionToken || declaration?.initializer);
      const name = symbol.name.startsWith('__') ? 'options' : symbol.name;
      return { name, type: checker.getTypeOfSymbol(symbol), optional, rest: Boolean(declaration?.dotDotDotToken) };
    });
    const returned = signature.getReturnType();
    const [inside] = returned.symbol?.name === 'Promise' ? checker.getTypeArguments(returned) : [];
    return { parameters, result: inside ?? returned, isAsynchronous: Boolean(inside) };
  }

  const takesCallback = ({ parameters }) => /^callback$/i.test(parameters.at(-1)?.name ?? '') && !parameters.at(-1).optional;

  /** @returns {{ parameters: { name: string, type: ts.Type, optional: boolean, rest?: boolean }[], result: ts.Type, isAsynchronous: boolean }[]} */
  return function callsOf(type) {
    if (isOurs(type.symbol, 'Method')) return [ofMethod(type)];
    if (type.isIntersection() && type.types.every((each) => isOurs(each.symbol, 'Method'))) return [ofMethod(type.types.at(-1))];
    const calls = type.getCallSignatures().map(ofSignature);
    const plain = calls.filter((call) => !takesCallback(call));
    return plain.length > 0 ? plain : calls;
  };
}
