// Finds the statements and branches of a source file. They are read from the source and not from a bundle, so that all bundles of a file count
// toward the same ones.
import ts from 'typescript';

const { SyntaxKind } = ts;

/** @typedef {{ line: number, column: number }} Place */
/** @typedef {{ start: Place, end: Place }} Range */
/** @typedef {{ type: string, locations: Range[], loc: Range, line: number }} Branch */
/** @typedef {ReturnType<typeof createCoverage>} FileCoverage */

/** The coverage of a file before any of it has run, in the format of Istanbul. The second arm of an `if` without `else` has no location. */
export function createCoverage(/** @type {string} */ path, /** @type {string} */ text) {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  /** @type {Range[]} */
  const statements = [];
  /** @type {Branch[]} */
  const branches = [];

  const locate = (/** @type {number} */ position) => {
    const { line, character } = source.getLineAndCharacterOfPosition(position);
    return { line: line + 1, column: character };
  };
  const range = (/** @type {ts.Node} */ first, last = first) => ({ start: locate(first.getStart(source)), end: locate(last.end) });

  function visit(/** @type {ts.Node} */ node) {
    if (ts.isTypeNode(node) || isOnlyType(node)) return;
    if (isStatement(node)) statements.push(range(node));
    else if (ts.isArrowFunction(node) && !ts.isBlock(node.body)) statements.push(range(node.body));
    else if (ts.isPropertyDeclaration(node) && node.initializer) statements.push(range(node.initializer));
    const branch = readBranch(node);
    if (branch) branches.push({ ...branch, loc: range(node), line: range(node).start.line });
    ts.forEachChild(node, visit);
  }

  /** @returns {{ type: string, locations: Range[] } | undefined} */
  function readBranch(/** @type {ts.Node} */ node) {
    if (ts.isIfStatement(node)) {
      const missing = /** @type {Range} */ (/** @type {unknown} */ ({ start: {}, end: {} }));
      return { type: 'if', locations: [range(node.thenStatement), node.elseStatement ? range(node.elseStatement) : missing] };
    }
    if (ts.isConditionalExpression(node)) return { type: 'cond-expr', locations: [range(node.whenTrue), range(node.whenFalse)] };
    if (isLogical(node) && !isLogical(findOuter(node)))
      return { type: 'binary-expr', locations: listOperands(node).map((operand) => range(operand)) };
    if (ts.isCaseBlock(node)) {
      const filled = node.clauses.filter(({ statements }) => statements.length > 0); // an empty clause falls through to the next
      return { type: 'switch', locations: filled.map(({ statements }) => range(statements[0], statements.at(-1))) };
    }
    return undefined;
  }

  visit(source);
  return {
    path,
    statementMap: byIndex(statements),
    s: byIndex(statements.map(() => 0)),
    branchMap: byIndex(branches),
    b: byIndex(branches.map(({ locations }) => locations.map(() => 0))),
    fnMap: {},
    f: {},
  };
}

/** @template T @param {T[]} values @returns {Record<string, T>} */
const byIndex = (values) => ({ .../** @type {any} */ (values) });

const isOnlyType = (/** @type {ts.Node} */ node) =>
  ts.isInterfaceDeclaration(node) ||
  ts.isTypeAliasDeclaration(node) ||
  (ts.canHaveModifiers(node) && ts.getModifiers(node)?.some(({ kind }) => kind === SyntaxKind.DeclareKeyword));

function isStatement(/** @type {ts.Node} */ node) {
  if (node.kind < SyntaxKind.FirstStatement || node.kind > SyntaxKind.LastStatement) return false;
  if (ts.isVariableStatement(node)) return node.declarationList.declarations.some(({ initializer }) => initializer);
  if (ts.isExpressionStatement(node)) return !ts.isStringLiteral(node.expression); // 'use client'
  return node.kind !== SyntaxKind.EmptyStatement;
}

const logical = new Set([SyntaxKind.AmpersandAmpersandToken, SyntaxKind.BarBarToken, SyntaxKind.QuestionQuestionToken]);
/** @returns {node is ts.BinaryExpression} */
const isLogical = (/** @type {ts.Node} */ node) => ts.isBinaryExpression(node) && logical.has(node.operatorToken.kind);
/** @returns {ts.Node} */
const unwrap = (/** @type {ts.Node} */ node) => (ts.isParenthesizedExpression(node) ? unwrap(node.expression) : node);
/** @returns {ts.Node} */
const findOuter = (/** @type {ts.Node} */ { parent }) => (ts.isParenthesizedExpression(parent) ? findOuter(parent) : parent);
/** @returns {ts.Node[]} */
function listOperands(/** @type {ts.Node} */ node) {
  const inner = unwrap(node);
  return isLogical(inner) ? [inner.left, inner.right].flatMap(listOperands) : [node];
}
