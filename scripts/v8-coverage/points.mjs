// Where the statements and branches of a source file are. They are read from the source itself and not from what a bundler made of it, so that
// every bundle of a file counts towards the same ones.
import ts from 'typescript';

const { SyntaxKind } = ts;

/**
 * A range is `[start, end]` in characters. A branch has an arm for each way that the code may take; an arm without a range is the `else` that
 * nobody wrote.
 * @returns {{ statements: number[][], branches: { type: string, range: number[], arms: (number[] | undefined)[] }[] }}
 */
export function readPoints(path, text) {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const range = (first, last = first) => [first.getStart(source), last.end];
  const statements = [];
  const branches = [];

  function visit(node) {
    if (ts.isTypeNode(node) || isOnlyType(node)) return;
    if (isStatement(node)) statements.push(range(node));
    else if (ts.isArrowFunction(node) && !ts.isBlock(node.body)) statements.push(range(node.body));
    else if (ts.isPropertyDeclaration(node) && node.initializer) statements.push(range(node.initializer));
    const branch = readBranch(node);
    if (branch) branches.push({ ...branch, range: range(node) });
    ts.forEachChild(node, visit);
  }

  function readBranch(node) {
    if (ts.isIfStatement(node)) return { type: 'if', arms: [range(node.thenStatement), node.elseStatement && range(node.elseStatement)] };
    if (ts.isConditionalExpression(node)) return { type: 'cond-expr', arms: [range(node.whenTrue), range(node.whenFalse)] };
    if (isLogical(node) && !isLogical(outside(node))) return { type: 'binary-expr', arms: operands(node).map((operand) => range(operand)) };
    if (ts.isCaseBlock(node)) {
      const filled = node.clauses.filter(({ statements }) => statements.length > 0); // an empty one leads to the next
      return { type: 'switch', arms: filled.map(({ statements }) => range(statements[0], statements.at(-1))) };
    }
    return undefined;
  }

  visit(source);
  return { statements, branches };
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
const inside = (node) => (ts.isParenthesizedExpression(node) ? inside(node.expression) : node);
const outside = ({ parent }) => (ts.isParenthesizedExpression(parent) ? outside(parent) : parent);
const operands = (node) => (isLogical(inside(node)) ? [inside(node).left, inside(node).right].flatMap(operands) : [node]);
