import type { PolicyReport } from '../compare-policies';

/** Said where no policy is recognized. The headers of a shop may come from anywhere, so it never says that there is none. */
const NONE =
  'No Content-Security-Policy that names the provider was recognized in the files that were searched. ' +
  'A server, a proxy or a content delivery network may add one: look at the headers of your checkout page in a browser.';

/**
 * Formats policies as Markdown tables: for each directive, the sources of the shop beside those that it needs with Tender.
 * @param escape escapes what comes from the shop, for the place at which the tables are shown
 */
export function describePolicies({ comparisons, unread }: PolicyReport, escape: (text: string) => string): string {
  const tables = comparisons.map(({ file, directives }) => {
    const title = file !== undefined ? `Content-Security-Policy in ${escape(file)}:` : unread.length > 0 ? 'What Tender needs:' : NONE;
    const rows = directives.map(({ directive, before, after }) => [
      directive,
      escape(before.join(' ')) || '-',
      escape(after.join(' ')) || '-',
    ]);
    return `${title}\n\n${formatTable([['directive', 'now', 'with Tender'], ...rows])}`;
  });
  return [
    ...(unread.length > 0
      ? [
          `A Content-Security-Policy may be in these places, in a form that is not read here; compare them by hand: ${unread.map(escape).join(', ')}`,
        ]
      : []),
    ...(tables.length > 0 ? tables : ['No payment method was found, so there is no policy to compare.']),
  ].join('\n\n');
}

function formatTable([head = [], ...rows]: readonly string[][]): string {
  const widths = head.map((_, at) => Math.max(...[head, ...rows].map((row) => row[at]?.length ?? 0)));
  const line = (cells: readonly string[]): string => `| ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}
