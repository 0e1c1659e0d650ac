// docs/accessibility.md: what is promised, and the browser tests that hold it, found by their titles and by what they call.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { root } from '../workspace.mjs';

const file = join(root, 'docs/accessibility.md');
const GENERATED = '<!-- generated: everything below, by `node scripts/docs.mjs write` -->';

/** A title as it stands in the source; what a loop fills in is left open. */
const titleOf = (node) =>
  node
    .getText()
    .slice(1, -1)
    .replace(/\$\{[^}]*\}/g, '…');

function testsIn(path) {
  const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
  const found = [];
  (function visit(node) {
    if (ts.isCallExpression(node) && node.expression.getText() === 'test' && node.arguments.length > 1)
      found.push({ title: titleOf(node.arguments[0]), body: node.arguments.at(-1).getText() });
    ts.forEachChild(node, visit);
  })(source);
  return found;
}

function statement() {
  const specs = readdirSync(join(root, 'e2e'), { recursive: true })
    .filter((name) => name.endsWith('.spec.ts') && !name.includes('node_modules'))
    .sort();
  const tests = specs.flatMap((name) => testsIn(join(root, 'e2e', name))).filter(({ title }) => !title.startsWith('…'));
  const list = (wanted) =>
    [...new Set(tests.filter(wanted).map(({ title }) => title))].map((title) => `- ${title.replace(/([<>{}[\]])/g, '\\$1')}`).join('\n');
  return [
    '## Checked by axe',
    'These tests run axe over whole pages and frames, and want its list of violations to be empty. No rule is switched off.',
    list(({ title, body }) => /\baxe|accessibilityDefects/i.test(body) || /accessible/i.test(title)),
    '## By keyboard, and where the focus goes',
    list(({ title }) => /keyboard|focus|escape/i.test(title)),
    '',
  ].join('\n\n');
}

const parts = () => {
  const text = readFileSync(file, 'utf8');
  const end = text.indexOf(GENERATED) + GENERATED.length;
  return { ours: text.slice(0, end), generated: text.slice(end).trimStart() };
};

/** @returns {string[]} defects */
export function checkStatement() {
  return parts().generated === statement() ? [] : ['docs/accessibility.md is out of date: node scripts/docs.mjs write'];
}

export function writeStatement() {
  writeFileSync(file, `${parts().ours}\n\n${statement()}`);
}
