import type { PolicyComparison } from '../compare-policies';

/**
 * Formats policies as Markdown tables: for each directive, the sources of the shop beside those that it needs with Tender.
 * @param escape escapes what comes from the shop, for the place at which the tables are shown
 */
export function describePolicies(policies: readonly PolicyComparison[], escape: (text: string) => string): string {
  if (policies.length === 0) return 'No payment method was found, so there is no policy to compare.';
  return policies
    .map(({ file, directives }) => {
      const title =
        file === undefined
          ? 'Your shop has no Content-Security-Policy that names the provider.'
          : `Content-Security-Policy in ${escape(file)}:`;
      const rows = directives.map(({ directive, before, after }) => [
        directive,
        escape(before.join(' ')) || '-',
        escape(after.join(' ')) || '-',
      ]);
      return `${title}\n\n${formatTable([['directive', 'now', 'with Tender'], ...rows])}`;
    })
    .join('\n\n');
}

function formatTable([head = [], ...rows]: readonly string[][]): string {
  const widths = head.map((_, at) => Math.max(...[head, ...rows].map((row) => row[at]?.length ?? 0)));
  const line = (cells: readonly string[]): string => `| ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}
