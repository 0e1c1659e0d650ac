import { contentSecurityPolicy, type PolicyMethod } from '@tender/csp';
import { methods } from '@tender/registry';
import type { FileReport } from './report';
import { providerHost, readPolicy, type SourceMap } from './read-policy';

/** One directive of a Content-Security-Policy, as the shop has it and as Tender needs it. */
export interface DirectiveComparison {
  readonly directive: string;
  readonly before: readonly string[];
  readonly after: readonly string[];
}

/** The Content-Security-Policy of one file of the shop. */
export interface PolicyComparison {
  /** Undefined if no policy was recognized. */
  readonly file: string | undefined;
  readonly directives: readonly DirectiveComparison[];
}

/** What the search for policies found. */
export interface PolicyReport {
  readonly comparisons: readonly PolicyComparison[];
  /** Places that may be part of a policy and could not be read: `csp.rb:3`. */
  readonly unread: readonly string[];
}

/**
 * Compares the policies of a shop with those that its payment methods need from Tender. Of the shop's sources only those of the provider are removed,
 * because the shop may need the others for something else. Where none is recognized, the strictest one is shown.
 * @param components namespaces of the components that the shop uses
 */
export function comparePolicies(files: readonly FileReport[], components: readonly string[], assets?: string): PolicyReport {
  const used = findMethods(components);
  // The lines are those after the edit.
  const found = files.map(({ file, before, after }) => ({ file, ...readPolicy(file, before), unread: readPolicy(file, after).unread }));
  const unread = found.flatMap((each) => each.unread.map((line) => `${each.file}:${line}`));
  if (used.length === 0) return { comparisons: [], unread };
  const policies = found.filter(({ policy }) => policy.size > 0);
  const comparisons = policies.map(({ file, policy }) => ({ file, directives: mergePolicy(policy, listNeeds(policy, used, assets)) }));
  return { comparisons: comparisons.length > 0 ? comparisons : [describeNeeds(used, assets)], unread };
}

function describeNeeds(used: readonly PolicyMethod[], assets: string | undefined): PolicyComparison {
  const { directives } = contentSecurityPolicy({ methods: used, assets });
  return { file: undefined, directives: Object.entries(directives).map(([directive, after]) => ({ directive, before: [], after })) };
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
