/** A tool or a setting of the shop with which Tender does not work. */
export interface ToolProblem {
  readonly file: string;
  /** Counted from 1. */
  readonly line: number;
  /** The part of the line that has to change. */
  readonly what: string;
  readonly remedy: string;
}

/** Finds an entry in JSON by its key, and by its value if that is a string. */
export function findEntry(text: string, key: string, value?: unknown): { line: number; what: string } {
  const quoted = typeof value === 'string' ? `"${value.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')}"` : '[{[]?';
  const { 0: what = key, index = 0 } = new RegExp(`"${key}"\\s*:\\s*${quoted}`).exec(text) ?? {};
  return { line: text.slice(0, index).split('\n').length, what };
}
