/**
 * A line of the table. `ours` must not exceed `gate` and should not exceed `aim`.
 * @typedef {{ what: string, unit: string, ours?: number, reference?: number, aim?: number, gate?: number, note?: string }} Row
 * `note`: why there is no number; `FAILED` counts as over the gate.
 */

/** @param {Row} row @returns {'yes' | 'over aim' | 'OVER GATE' | 'pending' | 'FAILED' | ''} */
export function judge({ ours, aim, gate, note }) {
  if (note !== undefined) return note;
  if (!(ours <= (gate ?? Infinity))) return 'OVER GATE';
  if (aim === undefined) return gate === undefined ? '' : 'yes';
  return ours <= aim ? 'yes' : 'over aim';
}

/** @param {Row} row */
export const isFailure = (row) => ['OVER GATE', 'FAILED'].includes(judge(row));

const HEADER = ['what', 'ours', 'reference', 'aim', 'gate', '', 'ok?'];

/** @param {Row[]} rows @returns {string} lines of aligned text */
export function formatTable(rows) {
  const lines = [HEADER, ...rows.map(renderCells)];
  const widths = HEADER.map((_, column) => Math.max(...lines.map((line) => line[column].length)));
  const align = (cell, column) => (column >= 1 && column <= 4 ? cell.padStart(widths[column]) : cell.padEnd(widths[column]));
  return lines.map((line) => line.map(align).join('  ').trimEnd()).join('\n');
}

function renderCells(row) {
  const { what, unit, ours, reference, aim, gate } = row;
  return [what, formatNumber(ours), formatNumber(reference), formatLimit(aim), formatLimit(gate), unit, judge(row)];
}

const formatNumber = (value) => (value === undefined ? '' : value.toFixed(2));
const formatLimit = (value) => (value === undefined ? '' : String(value));
