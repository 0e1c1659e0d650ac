import { contentSecurityPolicy, type PolicyMethod } from '@tender/csp';
import { methods } from '@tender/registry';
import { listEnclosed } from './enclosed';
import type { FileReport } from './project/transform-project';

/** Sources by directive. */
type SourceMap = ReadonlyMap<string, readonly string[]>;

/** One directive of a Content-Security-Policy, as the shop has it and as Tender needs it. */
export interface DirectiveComparison {
  readonly directive: string;
  readonly before: readonly string[];
  readonly after: readonly string[];
}

/** The Content-Security-Policy of one file of the shop. */
export interface PolicyComparison {
  /** Undefined if the shop has no policy. */
  readonly file: string | undefined;
  readonly directives: readonly DirectiveComparison[];
}

const names =
  'default|script|script-src-elem|style|style-src-elem|frame|child|connect|img|font|media|object|worker|manifest|form|base|frame-ancestors';
/** A directive in a header or a meta element: `script-src 'self' https://…`. */
const inText = new RegExp(`\\b((?:${names})-(?:src|src-elem|action|uri)|frame-ancestors)((?:[ \\t]+[^\\s;"\`<>,]+)+)`, 'g');
/** A directive in a list, as Helmet has it: `scriptSrc: ["'self'", 'https://…']` or `'script-src': […]`. */
const inList = /["']?\b([a-z]+(?:Src|Action|Uri|Ancestors)|[a-z]+-(?:src|action|uri|ancestors))["']?\s*[:=]>?\s*\[([^[\]]*)\]/g;
/** The beginning of a directive in Magento's `csp_whitelist.xml`. */
const inXml = /^<policy id="([a-z-]+)">/;
/** Hosts of the provider. What Tender needs of them, the new policy names again. */
const providerHost = /(^|[./])(braintreegateway|braintree-api)\.com(?![\w.])/;

/**
 * Compares the policies of a shop with those that its payment methods need from Tender. Of the shop's sources only those of the provider are removed,
 * because the shop may need the others for something else. A shop without a policy gets the strictest one.
 * @param components namespaces of the components that the shop uses
 */
export function comparePolicies(files: readonly FileReport[], components: readonly string[], assets?: string): PolicyComparison[] {
  const used = findMethods(components);
  if (used.length === 0) return [];
  const policies = files.map(({ file, before }) => ({ file, policy: readPolicy(before) })).filter(({ policy }) => policy.size > 0);
  if (policies.length === 0) {
    const { directives } = contentSecurityPolicy({ methods: used, assets });
    return [{ file: undefined, directives: Object.entries(directives).map(([directive, after]) => ({ directive, before: [], after })) }];
  }
  return policies.map(({ file, policy }) => ({ file, directives: mergePolicy(policy, listNeeds(policy, used, assets)) }));
}

/** The sources that Tender needs, in each environment of the gateway that a policy names. */
function listNeeds(policy: SourceMap, used: readonly PolicyMethod[], assets: string | undefined): SourceMap {
  const isSandbox = [...policy.values()].flat().some((source) => source.includes('sandbox'));
  const needs = new Map<string, readonly string[]>();
  for (const environment of isSandbox ? (['production', 'sandbox'] as const) : (['production'] as const)) {
    const { directives } = contentSecurityPolicy({ methods: used, environment, assets, trustedTypes: false });
    for (const [directive, sources] of Object.entries(directives)) {
      const added = sources.filter((source) => source !== `'none'` && source !== `'self'`);
      needs.set(directive, [...new Set([...(needs.get(directive) ?? []), ...added])]);
    }
  }
  return needs;
}

/** Adds sources to a policy. A directive that the policy lacks falls back to another one; without that, it restricts nothing and stays away. */
function mergePolicy(policy: SourceMap, needs: SourceMap): DirectiveComparison[] {
  return [...new Set([...policy.keys(), ...needs.keys()])].flatMap((directive) => {
    const before = policy.get(directive);
    const fallback = /^(form-action|base-uri|frame-ancestors)$/.test(directive) ? undefined : policy.get('default-src');
    const base = before ?? (directive === 'frame-src' ? policy.get('child-src') : undefined) ?? fallback;
    const added = needs.get(directive) ?? [];
    if (!base || (!before && added.every((source) => base.includes(source)))) return [];
    const kept = base.filter((source) => !providerHost.test(source) && source !== `'none'`);
    const after = [...new Set([...kept, ...added])];
    return [{ directive, before: before ?? [], after: after.length > 0 ? after : [`'none'`] }];
  });
}

function findMethods(components: readonly string[]): PolicyMethod[] {
  const all = Object.entries(methods) as [PolicyMethod, { namespace: string }][];
  return all.filter(([, { namespace }]) => components.includes(namespace)).map(([name]) => name);
}

/** Reads the directives of the policies in a text. Only texts with a host of the provider count, because other policies need no change. */
function readPolicy(text: string): SourceMap {
  const policy = new Map<string, Set<string>>();
  const add = (directive: string, sources: readonly string[]): void => {
    const known = policy.get(directive) ?? new Set();
    for (const source of sources) known.add(source);
    policy.set(directive, known);
  };
  const plain = text.replaceAll(`\\'`, `'`);
  for (const [, directive = '', sources = ''] of plain.matchAll(inText)) add(directive, sources.trim().split(/\s+/));
  for (const { start, end } of listEnclosed(plain, '<policy id="', '</policy>')) {
    const element = plain.slice(start, end);
    const directive = inXml.exec(element)?.[1];
    const values = [...element.matchAll(/<value\b[^<>]*>([^<]+)</g)].map(([, source = '']) => source.trim());
    if (directive) add(directive, values);
  }
  for (const [, name = '', list = ''] of plain.matchAll(inList)) {
    const sources = [...list.matchAll(/"([^"]*)"|`([^`]*)`|'([^']*)'/g)].map(
      ([, ...found]) => found.find((each) => each !== undefined) ?? '',
    );
    add(
      name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
      sources,
    );
  }
  const sources = [...policy].map(([directive, each]) => [directive, [...each]] as const);
  return new Map(sources.flatMap(([, each]) => each).some((source) => providerHost.test(source)) ? sources : []);
}
