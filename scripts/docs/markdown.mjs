// Parses only as much Markdown as links and code blocks need. Therefore documents may use only fences of three backticks.

/** The anchor of a heading, on GitHub and on the site. */
export function slug(/** @type {string} */ heading) {
  const text = heading.replace(/\[([^[\]]*)\]\([^()]*\)/g, '$1');
  return text
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');
}

const FENCE = /^\s*```/;

/** Reads the lines of a document, and whether each is code. Fences count as code. */
export function readLines(/** @type {string} */ text) {
  let inside = false;
  return text.split('\n').map((line) => {
    const isFence = FENCE.test(line);
    const code = inside || isFence;
    if (isFence) inside = !inside;
    return { line, code };
  });
}

/** @returns {Set<string>} all anchors of a document */
export function listAnchors(/** @type {string} */ text) {
  const headings = readLines(text).flatMap(({ line, code }) => (code ? [] : (line.match(/^#{1,6} (.+)$/)?.[1] ?? [])));
  const seen = new Map();
  return new Set(
    headings.map(slug).map((name) => {
      const times = seen.get(name) ?? 0;
      seen.set(name, times + 1);
      return times ? `${name}-${times}` : name;
    }),
  );
}

/** Replaces lines outside of code. */
export function replaceOutsideCode(/** @type {string} */ text, /** @type {(line: string) => string} */ replace) {
  return readLines(text)
    .map(({ line, code }) => (code ? line : replace(line)))
    .join('\n');
}
