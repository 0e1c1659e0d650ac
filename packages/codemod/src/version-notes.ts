import { VERSION } from './components';
import type { Document } from './document';

/** A part of the reference's API that 3.118.2 does not have, because it is newer or because an older version had it. */
interface VersionPart {
  readonly name: string;
  /** Finds it in a source. */
  readonly pattern: RegExp;
  readonly note: string;
}

/** Members of the umbrella package that came after 3.118.2. */
const newerComponents: Readonly<Record<string, string>> = {
  instantVerification: 'new in 3.131.0; Tender has usBankAccount',
  paymentReady: 'newer than 3.118.2; Tender has nothing that takes its place',
  paypalCheckoutV6: 'new in 3.135.0; Tender has paypalCheckout',
};

const newer: readonly VersionPart[] = [
  ...Object.entries(newerComponents).map(([name, note]) => ({
    name,
    pattern: new RegExp(
      `\\.${name}\\s*\\.\\s*create\\b|\\bbraintree\\??\\.${name}\\b|\\{[^{}]{0,300}\\b${name}\\b[^{}]{0,300}\\}\\s*=\\s*[\\w.]{0,100}braintree\\b`,
      'g',
    ),
    note,
  })),
  {
    name: 'applySmartAuthentication of 3D Secure',
    pattern: /\bapplySmartAuthentication\s*:/g,
    note: 'an option of 3D Secure that is new in 3.141.0; Tender does not have it',
  },
];

const older: readonly VersionPart[] = [
  {
    name: 'threeDSecure.create without version: 2',
    pattern: /\bthreeDSecure\s*\.\s*create\s*\(\s*\{(?![^{}]*\bversion\s*:\s*["']?2)[^{}]*\}/g,
    note: 'threeDSecure.create needs version: 2; without it, it rejects with THREEDS_UNSUPPORTED_VERSION',
  },
  {
    name: 'addFrame and removeFrame of 3D Secure 1',
    pattern: /\b(?:addFrame|removeFrame)\b(?=\s*[:(=])/g,
    note: 'an option of 3D Secure 1, which is no longer supported; version 2 shows the challenge itself, and needs onLookupComplete',
  },
  { name: 'bic of iDEAL payments', pattern: /\bbic\s*:/g, note: 'an option of iDEAL payments that 3.112.0 removed; leave it out' },
];

/** Explains a member of the umbrella package that is newer than Tender. */
export function findNewerPart(name: string): string | undefined {
  return Object.hasOwn(newerComponents, name) ? newerComponents[name] : undefined;
}

/** Reports options and calls that 3.118.2 does not have. Only sources that name the provider are searched. */
export function leaveVersionParts(document: Document): void {
  const { source, options } = document;
  if (!/braintree|threeDSecure/i.test(source) || !/\.([mc]?[jt]sx?|vue|svelte|html?|php|phtml|erb|ejs|twig)$/.test(options.file)) return;
  for (const { pattern, note } of [...newer, ...older]) {
    const lines = new Map([...source.matchAll(pattern)].map(({ index }) => [document.readLine(index), index]));
    for (const [line, index] of lines) document.leave(index, line, note);
  }
}

/** Describes what to expect of versions other than the one that Tender matches. */
export function describeVersions(versions: readonly string[]): string[] {
  const describe = (found: readonly string[], parts: readonly VersionPart[], text: string): string[] => {
    const list = [...new Set(parts.map(({ name }) => name))].join(', ');
    const uses = `Your shop uses braintree-web ${found.join(' and ')}, and Tender matches ${VERSION}.`;
    return found.length > 0 ? [`${uses} ${text}: ${list}. The list below names each place that uses one of these.`] : [];
  };
  const oldVersions = versions.filter((version) => compareVersions(version, VERSION) < 0);
  const newVersions = versions.filter((version) => compareVersions(version, VERSION) > 0);
  return [
    ...describe(oldVersions, older, 'If you can, update braintree-web first and test that. In between, these parts went away or changed'),
    ...describe(newVersions, newer, 'Tender does not have what was added since; compare the change log of braintree-web. For example'),
  ];
}

/** Compares the numbers of two versions, such as `3.97.2`. */
export function compareVersions(one: string, other: string): number {
  const numbers = (version: string): number[] => version.split(/[.-]/).slice(0, 3).map(Number);
  const others = numbers(other);
  return numbers(one).reduce((order, number, at) => order || number - (others[at] ?? 0), 0);
}
