// What stands behind a name that has no words of its own: the function a method hands its call to, the schema a type is read off.
import ts from 'typescript';

/**
 * @param {ts.TypeChecker} checker
 * @param {ts.Symbol} symbol
 * @returns {ts.Symbol[]} whose comments describe it
 */
export function behind(checker, symbol) {
  const declaration = symbol.declarations?.[0];
  if (!declaration) return [];
  const meant = (found) => (found && found.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(found) : found);
  const ifSilent = (found) => (found && symbol.getDocumentationComment(checker).length === 0 ? [meant(found)] : []);

  if (ts.isShorthandPropertyAssignment(declaration)) {
    const [value] = ifSilent(checker.getShorthandAssignmentValueSymbol(declaration));
    return value ? [value, ...behind(checker, value)] : [];
  }
  if (ts.isTypeAliasDeclaration(declaration))
    return ifSilent(firstIn(declaration.type, (node) => ts.isTypeQueryNode(node) && checker.getSymbolAtLocation(node.exprName)));
  if (ts.isBindingElement(declaration)) {
    const from = declaration.parent;
    if (ts.isObjectBindingPattern(from))
      return ifSilent(checker.getTypeAtLocation(from).getProperty((declaration.propertyName ?? declaration.name).getText()));
    // `export const [PayPalProvider, usePayPal] = createMethod(...)(...)`
    const maker = firstIn(declaration.parent.parent.initializer, (node) => ts.isIdentifier(node) && checker.getSymbolAtLocation(node));
    return ifSilent(maker);
  }
  if (!ts.isPropertyAssignment(declaration) && !ts.isVariableDeclaration(declaration)) return [];
  const { initializer } = declaration;
  if (!initializer) return [];
  if (ts.isIdentifier(initializer)) {
    const [value] = ifSilent(checker.getSymbolAtLocation(initializer));
    return value ? [value, ...behind(checker, value)] : [];
  }
  if (ts.isPropertyAccessExpression(initializer)) return ifSilent(checker.getSymbolAtLocation(initializer.name));
  // `tokenize: scope.method('tokenize', (call, options) => tokenize(call, context, options))`: the action says the most of it
  const isAction = (node) =>
    ts.isIdentifier(node) && node.text === symbol.name.replace(/Method$/, '') && !ts.isPropertyAccessExpression(node.parent);
  const action = firstIn(initializer, (node) => isAction(node) && checker.getSymbolAtLocation(node));
  return action && meant(action) !== symbol ? [meant(action)] : [];
}

/** The first thing that `find` finds below a node. */
function firstIn(node, find) {
  return find(node) || ts.forEachChild(node, (child) => firstIn(child, find));
}
