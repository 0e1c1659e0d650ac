// Parses only as much Markdown as links need. Therefore documents may use only fences of three backticks.

/** The anchor of a heading, on GitHub and on the site. */
export function slug(/** @type {string} */ heading) {
  const text = heading.replace(/\[([^[\]]*)\]\([^()]*\)/g, '$1');
  return text
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');
}

/** Splits a text at its fences. Every fourth part, from the first one, is outside of code. */
const split = (/** @type {string} */ text) => text.split(/^( *```)/m);

/** Replaces what is outside of code. */
export const replaceOutsideCode = (/** @type {string} */ text, /** @type {(part: string) => string} */ replace) =>
  split(text)
    .map((part, index) => (index % 4 === 0 ? replace(part) : part))
    .join('');

/** @returns {Set<string>} all anchors of a document */
export function listAnchors(/** @type {string} */ text) {
  const headings = split(text).flatMap((part, index) => (index % 4 === 0 ? (part.match(/(?<=^#{1,6} ).+$/gm) ?? []) : []));
  const names = headings.map(slug);
  return new Set(
    names.map((name, index) => {
      const earlier = names.slice(0, index).filter((each) => each === name).length;
      return earlier > 0 ? `${name}-${earlier}` : name;
    }),
  );
}
