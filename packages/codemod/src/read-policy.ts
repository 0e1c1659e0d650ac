import { listEnclosed } from './enclosed';
import type { Range } from './integrity';

/** Sources by directive. */
export type SourceMap = ReadonlyMap<string, readonly string[]>;

/** What a text says about Content-Security-Policies that name the provider. */
export interface FoundPolicy {
  /** Empty if there is none, or none in a form that can be read. */
  readonly policy: SourceMap;
  /** Lines that name the provider as a policy does, and that were not read. Counted from 1. */
  readonly unread: readonly number[];
}

interface Directive extends Range {
  readonly name: string;
  readonly sources: readonly string[];
}

const kinds = 'default|script|style|frame|child|connect|img|font|media|object|worker|manifest';
/** A directive in a header or a meta element: `script-src 'self' https://…`. */
const inText = new RegExp(`\\b((?:${kinds})-src(?:-elem)?|form-action|base-uri|frame-ancestors)((?:[ \\t]+[^\\s;"\`<>,]+)+)`, 'g');
/**
 * A directive of which code has a list or a string: `scriptSrc: ["'self'"]`, `'script-src' => […]`, `CSP_SCRIPT_SRC = ("'self'",)`,
 * `"script-src": {"'self'"}`, `ScriptSrc = []string{…}`, `script_src: %w('self')`.
 */
const inCode = new RegExp(
  `(?<![a-z])((?:${kinds})[-_]?src(?:[-_]?elem)?|form[-_]?action|base[-_]?uri|frame[-_]?ancestors)["']?\\s*(?::=|[:=]>?)\\s*` +
    `(?:(?<words>%w)|\\[\\]\\w{1,20})?(?:[[({](?<list>[^[\\](){}]*)[\\])}]|"(?<text>[^"\\n]*)")`,
  'gi',
);
/** The beginning of a directive in Magento's `csp_whitelist.xml`. */
const inXml = /^<policy id="([a-z-]+)">/;
/** Hosts of the provider. What Tender needs of them, the new policy names again. */
export const providerHost = /(^|[./])(braintreegateway|braintree-api)\.com(?![\w.])/;

/** A host of the provider without a path, which is how a policy names it. */
const bareHost =
  /(?<![\w.*@-])(?:https?:\/\/)?(?<host>[\w*.-]{0,100})\b(?:braintreegateway|braintree-api)\.com(?::[\d*]+)?\/?(?=[\s"'`;,|)<>\\]|$)/gm;
/** Words that a file with a policy has. */
const policyWords = new RegExp(`content.?security.?policy|\\bcsp|csp\\b|csp_|(?:${kinds})[-_]?src`, 'i');

/** Reads the directives of the policies in a text. Only texts with a host of the provider count, because other policies need no change. */
export function readPolicy(file: string, text: string): FoundPolicy {
  if (!/braintree/i.test(text)) return { policy: new Map(), unread: [] };
  const plain = text.replaceAll(`\\'`, ` '`);
  const directives = [...readTexts(plain), ...readXml(plain), ...readCode(plain)];
  const isOurs = directives.some(({ sources }) => sources.some((source) => providerHost.test(source) && !/\.js$/.test(source)));
  const read = isOurs ? directives : [];
  const policy = new Map<string, string[]>();
  for (const { name, sources } of read) policy.set(name, [...new Set([...(policy.get(name) ?? []), ...sources])]);
  return { policy, unread: findUnread(file, plain, read) };
}

function readTexts(text: string): Directive[] {
  return [...text.matchAll(inText)].map(({ 0: all, 1: name = '', 2: sources = '', index }) => ({
    name,
    sources: sources.trim().split(/\s+/),
    start: index,
    end: index + all.length,
  }));
}

function readXml(text: string): Directive[] {
  return listEnclosed(text, '<policy id="', '</policy>').flatMap(({ start, end }) => {
    const element = text.slice(start, end);
    const name = inXml.exec(element)?.[1];
    const sources = [...element.matchAll(/<value\b[^<>]*>([^<]+)</g)].map(([, source = '']) => source.trim());
    return name ? [{ name, sources, start, end }] : [];
  });
}

function readCode(text: string): Directive[] {
  return [...text.matchAll(inCode)].flatMap(({ 0: all, 1: key = '', groups, index }) => {
    const { words, list, text: line } = groups ?? {};
    const sources = list === undefined || words ? (list ?? line ?? '').trim().split(/\s+/) : readList(list);
    // A string with one word may be the address of a script or a picture.
    if (sources.join('') === '' || (line !== undefined && sources.length === 1)) return [];
    const name = key.replace(/(?<=[a-z])(?=[A-Z])|_/g, '-').toLowerCase();
    return [{ name, sources, start: index, end: index + all.length }];
  });
}

/** Reads the entries of a list in code, without its comments. A name, such as `SELF`, stands for itself. */
function readList(list: string): string[] {
  const tokens = list.matchAll(/"([^"]*)"|`([^`]*)`|'([^']*)'|(?:#|\/\/)[^\n]*|([A-Za-z_][\w.]*)/g);
  return [...tokens].flatMap(([, ...found]) => found.find((each) => each !== undefined) ?? []);
}

/** Documents describe a policy, and do not send one. */
const documents = /\.(?:md|mdx|rst|txt|adoc)$/i;

function findUnread(file: string, text: string, read: readonly Directive[]): number[] {
  if (documents.test(file)) return [];
  const hasWords = policyWords.test(text);
  const ranges = [...read].sort((one, other) => one.start - other.start);
  const lines = new Set<number>();
  let [line, counted, next, end] = [1, 0, 0, 0];
  for (const { index, groups } of text.matchAll(bareHost)) {
    for (let range = ranges[next]; range && range.start <= index; range = ranges[next]) {
      end = Math.max(end, range.end);
      next += 1;
    }
    for (let at = text.indexOf('\n', counted); at >= 0 && at < index; at = text.indexOf('\n', counted)) {
      line += 1;
      counted = at + 1;
    }
    // Servers call the gateway, and pages open connections early. A list of hosts may be a policy all the same.
    const isLink = /\bpreconnect\b|\bdns-prefetch\b/i.test(text.slice(counted, index).slice(-300));
    if (index >= end && !isLink && (hasWords || /^(?:js|assets|\*)\.$/.test(groups?.['host'] ?? ''))) lines.add(line);
  }
  return [...lines];
}
