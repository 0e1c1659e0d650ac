import { limits } from './limits.mjs';

/** Above this spread of the floor, whose work is always the same, a row says more of the machine than of the code. */
const NOISE = 0.25;

/**
 * A line of the table. A size or a count must not exceed `gate` and should not exceed `aim`. For a timing, `limits` has the same for its ratio to another
 * subject.
 * @typedef {{ what: string, unit: string, ours?: number, reference?: number, floor?: number, spreads?: Record<string, number>, aim?: number, gate?: number,
 *   note?: string, ratios?: Record<string, number | undefined>, to?: string, noisy?: boolean }} Row
 * `spreads`: half of the interquartile range of each subject, in relation to its median; `note`: why there is no number; `FAILED` counts as over the gate.
 */

/** @param {Row} row the same with its ratios and its limits */
export function complete(row) {
  const { ours, reference, floor, spreads } = row;
  if (!spreads) return row;
  const ratios = { reference: reference && ours && ours / reference, floor: floor && ours && ours / floor };
  const { to, aim, gate } = limits[row.what] ?? {};
  return { ...row, ratios, to, aim, gate, noisy: Math.max(spreads.floor ?? 0, spreads.ours) > NOISE };
}

/** @param {Row} row @returns {string} `yes`, `over aim`, `OVER GATE`, `noisy`, `pending`, `FAILED` or nothing */
export function judge({ ours, ratios, to, aim, gate, noisy, note, spreads }) {
  if (note !== undefined) return note;
  const value = (ratios ? ratios[to ?? ''] : ours) ?? NaN;
  if (noisy) return 'noisy';
  if (value > (gate ?? Infinity) * (1 + (spreads?.ours ?? 0))) return 'OVER GATE';
  if (aim === undefined) return gate === undefined ? '' : 'yes';
  return value <= aim ? 'yes' : 'over aim';
}

/** @param {Row} row */
export const isFailure = (row) => ['OVER GATE', 'FAILED'].includes(judge(row));

const HEADER = ['what', 'ours', 'reference', 'floor', '', ': reference', ': floor', 'spread', 'aim', 'gate', 'ok?'];

/** @param {Row[]} rows @returns {string} lines of aligned text */
export function formatTable(rows) {
  const used = [HEADER, ...rows.map(renderCells)];
  const columns = HEADER.map((_, column) => column).filter((column) => column === 4 || used.slice(1).some((cells) => cells[column] !== ''));
  const widths = HEADER.map((_, column) => Math.max(...used.map((cells) => cells[column].length)));
  const align = (cells) =>
    columns.map((column) => (column % 10 && column !== 4 ? cells[column].padStart(widths[column]) : cells[column].padEnd(widths[column])));
  return used.map((cells) => align(cells).join('  ').trimEnd()).join('\n');
}

function renderCells(row) {
  const { what, unit, ours, reference, floor, ratios, to, aim, gate, spreads } = row;
  const limit = (value) => (value === undefined ? '' : `${value}${to ? ` ${to}` : ''}`);
  return [
    what,
    ...[ours, reference, floor].map(formatNumber),
    unit,
    formatNumber(ratios?.reference),
    formatNumber(ratios?.floor),
    spreads ? `${Math.round(spreads.ours * 100)}/${Math.round((spreads.floor ?? 0) * 100)} %` : '',
    limit(aim),
    limit(gate),
    judge(row),
  ];
}

const formatNumber = (value) => (value === undefined ? '' : value.toFixed(2));
