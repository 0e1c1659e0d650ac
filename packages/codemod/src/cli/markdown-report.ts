import type { PolicyReport } from '../compare-policies';
import type { Sizes } from '../measure-sizes';
import { REPORT_MARK } from '../project/find-files';
import type { ProjectReport } from '../project/transform-project';
import type { Verification } from '../verify-types';
import { findNewName, summarize } from './format-report';
import { describePolicies } from './policy-table';
import { toLine, toPrintableName } from './printable';

/** What the report contains besides the changes. */
export interface ReportParts {
  readonly dryRun: boolean;
  readonly sizes: Sizes;
  readonly policies: PolicyReport;
  /** Undefined without `--verify`. */
  readonly verification: Verification | undefined;
}

/** Formats the report as Markdown, for a team to discuss: in a pull request, for example. */
export function markdownReport(report: ProjectReport, { dryRun, sizes, policies, verification }: ReportParts): string {
  const { files, notes, components, tools } = report;
  const place = (file: string, line: number): string => code(`${toPrintableName(file)}:${line}`);
  const changes = files.flatMap(({ file, changes: each }) => each.map(({ line, from, to }) => [place(file, line), code(from), code(to)]));
  const left = files.flatMap((file) =>
    file.left.map(({ line, what, reason }) => [place(findNewName(file, dryRun), line), code(what), escapeMarkdown(reason)]),
  );
  const failed = files.flatMap(({ file, error }) => (error === undefined ? [] : [[code(toPrintableName(file)), code(error)]]));
  const sections = [
    ['Moving from braintree-web to Tender', [summarize(files, dryRun), ...notes.map(escapeMarkdown)].join('\n\n')],
    ...(tools.length > 0
      ? [
          [
            'Tools to update first',
            table(
              ['where', 'what', 'what to do'],
              tools.map(({ file, line, what, remedy }) => [place(file, line), code(what), escapeMarkdown(remedy)]),
            ),
          ],
        ]
      : []),
    ['What changed', changes.length > 0 ? table(['where', 'before', 'after'], changes) : 'Nothing.'],
    [
      'What is left, and why',
      left.length > 0 ? table(['where', 'what', 'why, and what to do'], left) : 'Nothing: no file that was searched names braintree-web.',
    ],
    ...(failed.length > 0 ? [['Files that could not be read', table(['file', 'why'], failed)]] : []),
    ...(verification ? [['New type errors', describeErrors(verification)]] : []),
    [
      'Sizes',
      `What your imports bring to a page, minified and gzipped:\n\n${table(['before', 'after'], [[sizes.before, sizes.after].map(describeSize)])}`,
    ],
    ['Content-Security-Policy', describePolicies(policies, escapeMarkdown)],
    [
      'Before you go live',
      checklist(report)
        .map((item) => `- [ ] ${item}`)
        .join('\n'),
    ],
  ];
  const body = sections.map(([title, text], at) => `${at === 0 ? '#' : '##'} ${title}\n\n${text}`).join('\n\n');
  return `${REPORT_MARK}\n\n${body}\n\nComponents that the shop uses: ${components.join(', ') || 'none was found'}.\n`;
}

function describeErrors({ problems, remedies, gaps, isChecked }: Verification): string {
  const found = problems.length > 0 ? problems.map((line) => `- ${code(line)}`).join('\n') : isChecked ? 'None.' : 'Not known.';
  const advice = remedies.length > 0 ? [`What to do about them:\n\n${remedies.map((each) => `- ${escapeMarkdown(each)}`).join('\n')}`] : [];
  return [...gaps.map(escapeMarkdown), found, ...advice].join('\n\n');
}

function checklist({ files, components }: ProjectReport): string[] {
  const hasTags = files.some(({ changes }) => changes.some(({ to }) => /\/web\/\d/.test(to)));
  const hasLeft = files.some(({ left }) => left.length > 0);
  const methods = components.filter((name) => name !== 'client' && name !== 'VERSION');
  return [
    ...(hasLeft ? ['Each place in "What is left" is changed, or someone decided that it may stay.'] : []),
    'The packages are installed, and the lock file is committed.',
    'The shop builds, its types are checked and its tests pass.',
    ...(hasTags ? ['The asset host serves the folder /web, and each changed script tag loads in a browser.'] : []),
    ...methods.map((name) => `A payment with ${name} succeeds in the sandbox of the provider, and one is canceled.`),
    'A declined card shows a message, and the customer can try again.',
    'The Content-Security-Policy is changed, and the browser console reports no violation.',
    'The monitoring of your shop watches the errors of the payment page; see docs/guides/going-live.md.',
    'You know how to go back: revert the commit and install again.',
  ];
}

const describeSize = (size: number | string): string => (typeof size === 'number' ? `${size.toFixed(1)} KB` : escapeMarkdown(size));

function table(head: readonly string[], rows: readonly string[][]): string {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** Formats a text as code, also in a cell of a table. The fence is longer than any in the text, so that nothing of it is read as Markdown. */
function code(text: string): string {
  const line = toLine(text).replaceAll('|', '\\|');
  if (!line) return '(removed)';
  const fence = '`'.repeat(1 + Math.max(0, ...(line.match(/`+/g) ?? []).map(({ length }) => length)));
  return fence === '`' ? `\`${line}\`` : `${fence} ${line} ${fence}`;
}

/** Escapes a text so that it is shown as it is: no markup, no link, no picture and no further cell. */
function escapeMarkdown(text: string): string {
  return toLine(text).replace(/[\\`*_[\]<>&|~!#@]/g, '\\$&');
}
