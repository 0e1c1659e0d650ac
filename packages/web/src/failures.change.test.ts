// Makes each request of each component fail in every way, and compares what is thrown with docs/failures.md, which
// `node scripts/checks/failures.mjs --write` writes.
import { isTenderError } from '@tender/client';
import { asRecord } from '@tender/client/internal';
import type { FailingCall } from '@tender/client/testing';
import { client, components, type Component } from '@tender/registry';
import { connectSandbox, type ConnectedSandbox, type FaultAction } from '@tender/sandbox/testing';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const FILE = join(__dirname, '../../../docs/failures.md');
const isWriting = process.env['TENDER_WRITE_FAILURES'] !== undefined;

const INTRODUCTION = `# Failed requests

Which error each call ends in when a request to the gateway fails, for every component. A test makes each of these requests fail in each of these
ways and compares the errors with this page, which \`node scripts/checks/failures.mjs --write\` writes. [Every error](errors.md) has its cause and its
remedy.

Some components pass the client’s errors on, whose codes begin with \`CLIENT_\`. Others have errors of their own, and the last column says where
these keep the client’s. The responses:

- **no connection**: the connection breaks.
- **400** to **500**: the HTTP status. Other statuses below 500 end as 400 does, and those above as 500. So does a response that takes too long.
- **not JSON**: status 200 with a text, such as that of a proxy.
- **no result**: status 200 with \`{}\`, which lacks what the call needs.
- **GraphQL errors**: status 200 with an error of the class VALIDATION or another, which are listed by name where they end differently.

\`create\` with a client sends no request. With an authorization, it reads the configuration.`;

const refusal = { error: { message: 'Refused.' } };
const FAILURES: readonly (readonly [name: string, FaultAction])[] = [
  ['no connection', { drop: 'before' }],
  ...[400, 401, 403, 404, 422, 429, 500].map((status) => [String(status), { status, body: refusal }] as const),
  ['not JSON', { body: '<h1>Proxy</h1>' }],
  ['no result', { body: {} }],
];
const GRAPHQL_FAILURES = ['AUTHENTICATION', 'AUTHORIZATION', 'VALIDATION', 'NOT_FOUND', 'INTERNAL'].map(
  (errorClass) => [errorClass, { body: { data: null, errors: [{ message: 'Refused.', extensions: { errorClass } }] } }] as const,
);
const GRAPHQL_ERRORS = GRAPHQL_FAILURES.map(([name]) => name).join(', ');

type Row = readonly [step: string, responses: string, outcome: string, clientError: string];
/** What a call ends in: the error or result, and where the error has the client's. */
type Outcome = readonly [outcome: string, clientError: string];

let sandbox: ConnectedSandbox;
/** How the creation of a client ends. Most components pass these errors on. */
let clientCreation: string;
beforeAll(async () => {
  sandbox = await connectSandbox();
  const [creation] = await findCalls(client);
  clientCreation = JSON.stringify(await listOutcomes(creation as FailingCall));
});
afterAll(() => sandbox.stop());

/** The parts of the page: the introduction, and a section for each component. */
const written = isWriting
  ? []
  : readFileSync(FILE, 'utf8')
      .trimEnd()
      .split(/\n\n(?=## )/);
const parts = [INTRODUCTION];

test.each(components.map((component) => [component.namespace, component] as const))(
  '%s fails with the errors that docs/failures.md lists',
  async (namespace, component) => {
    const rows = await createRows(await findCalls(component), component === client);
    const heading = `## ${namespace}\n\n`;
    const section = heading + formatTable(['Request', 'Response', '`error.code`', 'Client’s error'], rows);
    parts.push(section);
    if (!isWriting) expect(written.find((part) => part.startsWith(heading))).toBe(section);
  },
  60_000,
);

test('docs/failures.md lists nothing else', () => {
  if (isWriting) writeFileSync(FILE, `${parts.join('\n\n')}\n`);
  else expect(written).toEqual(parts);
});

async function findCalls({ from, namespace }: Component): Promise<readonly FailingCall[]> {
  const file = `../../${from.split('/')[1]}/src/fixtures/failures`;
  const { failures } = (await import(file)) as { failures: Readonly<Record<string, readonly FailingCall[]>> };
  return failures[namespace] as readonly FailingCall[];
}

/** Steps that end in the same way share their rows, one for each outcome. */
async function createRows(calls: readonly FailingCall[], isClient: boolean): Promise<Row[]> {
  const steps = new Map<string, string[]>();
  for (const call of calls) {
    const outcomes = JSON.stringify(await listOutcomes(call));
    const isAsClient = !isClient && outcomes === clientCreation;
    add(steps, isAsClient ? JSON.stringify([['each of them', 'as [`client.create`](#client)', '']]) : outcomes, call.step);
  }
  return [...steps].flatMap(([outcomes, names]) =>
    (JSON.parse(outcomes) as [string, string, string][]).map((row, index): Row => [index === 0 ? names.join('<br>') : '', ...row]),
  );
}

/** The outcomes of a call, each with the responses that lead to it. */
async function listOutcomes(call: FailingCall): Promise<[responses: string, ...Outcome][]> {
  const responses = new Map<string, string[]>();
  const failures = 'path' in call.request ? FAILURES : [...FAILURES, ...GRAPHQL_FAILURES];
  for (const [name, action] of failures) add(responses, JSON.stringify(await fail(call, action)), name);
  return [...responses].map(([outcome, names]) => [
    names.length === failures.length ? 'each of them' : names.join(', ').replace(GRAPHQL_ERRORS, 'GraphQL errors'),
    ...(JSON.parse(outcome) as Outcome),
  ]);
}

function add(groups: Map<string, string[]>, key: string, name: string): void {
  groups.set(key, [...(groups.get(key) ?? []), name]);
}

async function fail({ step, request, accepted, merchant = {}, call }: FailingCall, action: FaultAction): Promise<Outcome> {
  document.body.replaceChildren();
  await sandbox.configure(merchant);
  await sandbox.faults.clear();
  await sandbox.faults.add({ match: request, action });
  if (accepted) await sandbox.faults.add({ match: accepted.request, action: { body: accepted.body } });
  const outcome = await call(await sandbox.createClientToken()).then(describeResult, describeError);
  jest.restoreAllMocks();
  const [fault] = await sandbox.faults.list();
  if (!fault?.hits) throw new Error(`${step}: no request failed, and the call ended in ${outcome.join()}`);
  return outcome;
}

function describeResult(result: unknown): Outcome {
  const text = String(JSON.stringify(result));
  return [text.length < 60 ? `resolves with \`${text}\`` : 'resolves', ''];
}

function describeError(error: unknown): Outcome {
  if (!isTenderError(error)) throw error;
  const { code, details, cause } = error;
  const places = { '`details.originalError`': asRecord(details).originalError, '`details`': details, '`cause`': cause };
  const place = Object.entries(places).find(([, value]) => String(asRecord(value).code).startsWith('CLIENT_'))?.[0];
  return [`[${code}](errors.md#${code.toLowerCase()})`, place ?? ''];
}

/** Formats as oxfmt does. */
function formatTable(heading: Row, rows: readonly Row[]): string {
  const widths = heading.map((_, column) => Math.max(...[heading, ...rows].map((row) => (row[column] as string).length)));
  const format = (cells: readonly string[], fill: string): string =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] as number, fill)).join(' | ')} |`;
  return [
    format(heading, ' '),
    format(
      heading.map(() => '-'),
      '-',
    ),
    ...rows.map((row) => format(row, ' ')),
  ].join('\n');
}
