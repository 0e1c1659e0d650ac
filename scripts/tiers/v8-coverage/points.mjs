// Finds the statements and branches of a source file. They are read from the source and not from a bundle, so that all bundles of a file count
// toward the same ones.
import ts from 'typescript';

const { SyntaxKind } = ts;

/** The coverage of a file before any of it has run, in the format of Istanbul. The second arm of an `if` without `else` has no location. */
export function createCoverage(path, text) {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const statements = [];
  const branches = [];

  const locate = (position) => {
    const { line, character } = source.getLineAndCharacterOfPosition(position);
    return { line: line + 1, column: character };
  };
  const range = (first, last = first) => ({ start: locate(first.getStart(source)), end: locate(last.end) });

  function visit(node) {
    if (ts.isTypeNode(node) || isOnlyType(node)) return;
    if (isStatement(node)) statements.push(range(node));
    else if (ts.isArrowFunction(node) && !ts.isBlock(node.body)) statements.push(range(node.body));
    else if (ts.isPropertyDeclaration(node) && node.initializer) statements.push(range(node.initializer));
    const branch = readBranch(node);
    if (branch) branches.push({ ...branch, loc: range(node), line: range(node).start.line });
    ts.forEachChild(node, visit);
  }

  function readBranch(node) {
    if (ts.isIfStatement(node)) {
      const missing = { start: {}, end: {} };
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
    statementMap: { ...statements },
    s: { ...statements.map(() => 0) },
    branchMap: { ...branches },
    b: { ...branches.map(({ locations }) => locations.map(() => 0)) },
    fnMap: {},
    f: {},
  };
}

const isOnlyType = (node) =>
  ts.isInterfaceDeclaration(node) ||
  ts.isTypeAliasDeclaration(node) ||
  (ts.canHaveModifiers(node) && ts.getModifiers(node)?.some(({ kind }) => kind === SyntaxKind.DeclareKeyword));

function isStatement(node) {
  if (node.kind < SyntaxKind.FirstStatement || node.kind > SyntaxKind.LastStatement) return false;
  if (ts.isVariableStatement(node)) return node.declarationList.declarations.some(({ initializer }) => initializer);
  if (ts.isExpressionStatement(node)) return !ts.isStringLiteral(node.expression); // 'use client'
  return node.kind !== SyntaxKind.EmptyStatement;
}

const logical = new Set([SyntaxKind.AmpersandAmpersandToken, SyntaxKind.BarBarToken, SyntaxKind.QuestionQuestionToken]);
const isLogical = (node) => ts.isBinaryExpression(node) && logical.has(node.operatorToken.kind);
const unwrap = (node) => (ts.isParenthesizedExpression(node) ? unwrap(node.expression) : node);
const findOuter = ({ parent }) => (ts.isParenthesizedExpression(parent) ? findOuter(parent) : parent);
const listOperands = (node) => (isLogical(unwrap(node)) ? [unwrap(node).left, unwrap(node).right].flatMap(listOperands) : [node]);
