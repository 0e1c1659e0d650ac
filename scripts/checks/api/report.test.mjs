// Each test creates a package and its report, which changes only when something changes that callers can see.
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { createDeclarations } from './declarations.mjs';
import { createReport } from './report.mjs';

const pay = `
import { type Receipt } from './receipt';

/** Pays. */
export function pay(kind: 'cash' | 'card', amount = 1): Receipt {
  return { kind, amount };
}
export const attempts = 3;
export const hidden = 'not named by the index';
`;
const receipt = `
export interface Receipt {
  kind: string;
  amount: number;
}
`;
const index = `export { attempts, pay } from './pay';`;
const internal = `export { attempts as limit } from './pay';\nexport { join } from 'node:path';`;

function report(changed = {}) {
  const directory = mkdtempSync(join(tmpdir(), 'tender-report-'));
  try {
    mkdirSync(join(directory, 'src'));
    for (const [name, text] of Object.entries({ index, internal, pay, receipt, ...changed }))
      writeFileSync(join(directory, 'src', `${name}.ts`), text);
    const exports = {
      '.': { '@tender/source': './src/index.ts' },
      './internal': { '@tender/source': './src/internal.ts' },
      './style.css': './style.css',
    };
    const each = { name: '@tender/cash', folder: 'cash', directory, json: { name: '@tender/cash', version: '0.0.0', exports } };
    return createReport(createDeclarations([each]), each);
  } finally {
    rmSync(directory, { recursive: true });
  }
}

const expected = `# @tender/cash

const attempts = 3;

function pay(kind: 'card' | 'cash', amount?: number): Receipt;

## not exported

interface Receipt {
    kind: string;
    amount: number;
}

# @tender/cash/internal

export join from @types/node

export limit = attempts

# @tender/cash/style.css
`;

test('default: lists every entry point, with inferred types and types that are only referred to', () => {
  assert.equal(report(), expected);
});

test('behavior: comments, the order of a union and unreachable declarations do not change the report', () => {
  const other = pay.replace('/** Pays. */', '').replace("'cash' | 'card'", "'card' | 'cash'").replace("'not named by the index'", '4');
  assert.equal(report({ pay: other }), expected);
});

test('behavior: a member of a type that is not exported changes the report', () => {
  assert.notEqual(report({ receipt: receipt.replace('amount: number', 'amount?: number') }), expected);
});
