import { VERSION } from './components';
import type { Document } from './document';
import { explainMissing, missingParts } from './missing-parts';

/** A part of the reference's API that 3.118.2 does not have, because it is newer or because an older version had it. */
interface VersionPart {
  readonly name: string;
  /** Finds it in a source. */
  readonly pattern: RegExp;
  readonly note: string;
}

const newer: readonly VersionPart[] = [
  ...missingParts.map(({ namespace }) => ({
    name: namespace,
    pattern: new RegExp(
      `\\.${namespace}\\s*\\.\\s*create\\b|\\bbraintree(?:\\??\\.${namespace}\\b|(?:\\?\\.)?\\[["']${namespace}["']\\])|\\{[^{}]{0,300}\\b${namespace}\\b[^{}]{0,300}\\}\\s*=\\s*[\\w.]{0,100}braintree\\b`,
      'g',
    ),
    note: explainMissing(namespace) ?? '',
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

/** The files in which calls are searched. */
const calls =
  /\.(?:[mc]?[jt]sx?|vue|svelte|astro|html?|php|phtml|tpl|erb|ejs|twig|j2|jinja2?|njk|liquid|hbs|handlebars|mustache|cshtml|jsp|ftlh?|pug|haml|slim)$/;

/** A line that is a comment, as far as its beginning shows. */
const isComment = /^(?:\/[/*]|\*|#|<!--|<%#|\{#)/;

/** Reports options and calls that 3.118.2 does not have. Only sources that name the provider are searched. */
export function leaveVersionParts(document: Document): void {
  const { source, options } = document;
  if (!/braintree|threeDSecure/i.test(source) || !calls.test(options.file)) return;
  for (const { pattern, note } of [...newer, ...older]) {
    const lines = new Map([...source.matchAll(pattern)].map(({ index }) => [document.readLine(index), index]));
    for (const [line, index] of lines) if (!isComment.test(line)) document.leave(index, line, note);
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
