import type { LoggedRequest } from '@tender/sandbox';
import type { Step } from './shop';

/** The lines of one run that are compared: one for each request, each event, and each member of a result. */
export type Observation = readonly string[];

export interface Run {
  readonly steps: readonly Step[];
  readonly result: unknown;
  readonly requests: readonly LoggedRequest[];
  readonly events: readonly string[];
  /** Texts that differ in every run, with their placeholders. */
  readonly known: ReadonlyMap<string, string>;
}

export function observationOf({ steps, result, requests, events, known }: Run): Observation {
  const lines = [
    ...steps.flatMap(({ name, outcome: { methods, error, value } }) => [
      `${name}: ${error ? 'failed' : 'succeeded'}`,
      ...(methods ?? []).map((method) => `${name}: has ${method}`),
      ...leaves(`${name}: error`, error),
      ...leaves(`${name}: value`, value),
    ]),
    ...leaves('result', result),
    ...withoutRepeats(requests.filter(isOfTheSdk).map(requestLine)),
    ...events.map((event) => `event ${event}`),
  ];
  return lines.map((line) => withoutIds(line, known)).sort();
}

/**
 * Whether the SDK sent the request: to the gateway, or for the page of a frame. The requests of the customer's pages and of partners' scripts are
 * not compared, nor is the landing page, which a popup may or may not have time to load.
 */
const isOfTheSdk = ({ method, path }: LoggedRequest): boolean =>
  method !== 'OPTIONS' && /\/client_api\/|^\/graphql|\/html\/[\w.-]+$/.test(path) && !path.includes('landing-frame');

function requestLine({ method, host, path, query, headers, body }: LoggedRequest): string {
  const sent = { query, body, authorization: headers['authorization'], version: headers['braintree-version'] };
  return `${method} ${host.replace(/:\d+$/, '')}${path} ${JSON.stringify(sorted(sent))}`;
}

/** Sorts keys, and gives GraphQL documents one layout. */
function sorted(value: unknown, name = ''): unknown {
  if (typeof value === 'string' && name === 'query')
    return value
      .replace(/[\s,]+/g, ' ')
      .replace(/ ?([{}():]) ?/g, '$1')
      .trim();
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => sorted(item));
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, member]) => [key, sorted(member, key)]),
  );
}

/** Drops repeated requests for a payment's status, whose number depends on how long the customer takes. */
const withoutRepeats = (lines: string[]): string[] =>
  lines.filter((line, at) => !line.includes('query PaymentContext') || lines.indexOf(line) === at);

/** The position of an error in a GraphQL document, which depends on its layout. */
const LAYOUT = 'locations';

function leaves(path: string, value: unknown): string[] {
  if (value === undefined) return [];
  if (typeof value !== 'object' || value === null || Object.keys(value).length === 0) return [`${path} = ${JSON.stringify(value)}`];
  return Object.entries(value).flatMap(([key, member]) => (key === LAYOUT ? [] : leaves(`${path}.${key}`, member)));
}

const SHAPES: readonly (readonly [RegExp, string])[] = [
  [/\b[\da-f]{64}\|[\w=&%.-]+/g, '<fingerprint>'],
  [/\beyJ[\w+/=.-]+/g, '<token>'],
  [/\b[\da-f]{32}\b/g, '<uuid>'],
  [/[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/g, '<uuid>'],
  [/(TimeElapsed\\*":)\d+/g, '$1<time>'],
  // The id of a Venmo payment.
  [/\bdmVubW9wYXltZW50Y29udGV4dF[\w=-]+/g, '<context>'],
  // The bank's cavv and xid.
  [/[A-Za-z\d+/]{27}=/g, '<bytes>'],
  [/\b(token[a-z]+)_[a-z\d_]+/g, '$1_<nonce>'],
  [/\bshop\.localhost:\d+/g, '<shop>'],
  [/\b(EC|BA|PAY|PAYID)-[A-Z\d]+/g, '$1-<id>'],
  // Ids of the sandbox. They have no vowels, so that they cannot be mistaken for words.
  [/(?<![A-Za-z\d])([bcdfghjkmnpqrstvwxyz2-9]{6,}|[BCDFGHJKMNPQRSTVWXYZ2-9]{6,})(?![A-Za-z\d])/g, '<id>'],
];

function withoutIds(line: string, known: Run['known']): string {
  const plain = SHAPES.reduce((text, [shape, name]) => text.replace(shape, name), line);
  return [...known].reduce((text, [id, name]) => text.replaceAll(id, name), plain);
}
