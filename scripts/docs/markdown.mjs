// As much of Markdown as links and code blocks need. Which is why documents keep to plain fences of three backticks.

/** The anchor that GitHub gives a heading, and the site with it. */
export function slug(heading) {
  const text = heading.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1');
  return text
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');
}

const FENCE = /^\s*```/;

/** Lines with whether they are code, the fences included. */
export function linesOf(text) {
  let inside = false;
  return text.split('\n').map((line) => {
    const isFence = FENCE.test(line);
    const code = inside || isFence;
    if (isFence) inside = !inside;
    return { line, code };
  });
}

/** @returns {Set<string>} every anchor of a document */
export function anchorsOf(text) {
  const headings = linesOf(text).flatMap(({ line, code }) => (code ? [] : (line.match(/^#{1,6} (.+)$/)?.[1] ?? [])));
  const seen = new Map();
  return new Set(
    headings.map(slug).map((name) => {
      const times = seen.get(name) ?? 0;
      seen.set(name, times + 1);
      return times ? `${name}-${times}` : name;
    }),
  );
}

/** Replaces what stands outside of code. */
export function outsideCode(text, replace) {
  return linesOf(text)
    .map(({ line, code }) => (code ? line : replace(line)))
    .join('\n');
}
