/** A part of a text. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

/** The hash that belongs to an address: its place; or that it is unclear which one it is; or that there is none. */
export type Integrity = Range | 'unclear' | undefined;

const hashPattern = /\bsha(?:256|384|512)-[\w+/=-]+(?:\s+sha(?:256|384|512)-[\w+/=-]+)*/;
/** A hash, or a member, attribute or argument called `integrity`, with the hash that follows it. */
const tokenPattern = new RegExp(
  `\\bintegrity\\b["'\\]]*\\s*(?:=>|[:=,}])(?:[\\s{]*["'\`]?(?<hash>${hashPattern.source}))?|(?<alone>${hashPattern.source})`,
  'dgi',
);
/** An address of a script or style, or a member or attribute that holds one in a variable. */
const addressPattern =
  /(?:https?:)?\/\/[\w-]+\.[\w.-]+[^\s"'`<>)]*|[\w./-]+\.(?:m?js|css)\b|\b(?:src|href)\b["'\]]*\s*(?:=>|[:=])(?!\s*\{?\s*["'`]?(?:(?:https?:)?\/\/|[\w./-]+\.(?:m?js|css)\b))/gi;

/**
 * Finds the hashes that belong to the addresses of a text. A hash belongs to the only address in the smallest construct that holds both. The browser
 * refuses a script with the hash of another one, so an address whose hash is unclear must not be changed alone.
 * @param offset index of the text in the document; ranges and indexes are those of the document
 * @param listConstructs lists elements, calls, lines and so on; called only for a text with a hash
 */
export function createIntegrityFinder(
  text: string,
  offset: number,
  listConstructs: () => readonly Range[],
): (address: number) => Integrity {
  const tokens = [...text.matchAll(tokenPattern)].filter(({ index }) => !isPolicy(text, index));
  const addresses = tokens.length > 0 ? [...text.matchAll(addressPattern)].map(({ index }) => index + offset) : [];
  if (addresses.length === 0) return () => undefined;
  const found = new Map<number, Integrity>();
  const constructs = [...listConstructs(), { start: offset, end: offset + text.length }].sort((one, other) => size(one) - size(other));
  for (const { index, indices } of tokens) {
    const at = index + offset;
    const smallest = constructs.find(
      ({ start, end }) => start <= at && at < end && addresses.some((address) => start <= address && address < end),
    );
    const owners = addresses.filter((address) => smallest && smallest.start <= address && address < smallest.end);
    const hash = indices?.groups?.['hash'] ?? indices?.groups?.['alone'];
    for (const owner of owners) {
      const known = found.has(owner) || owners.length > 1 || !hash ? 'unclear' : { start: hash[0] + offset, end: hash[1] + offset };
      found.set(owner, known);
    }
  }
  // The address begins before the host that the caller may point to: `//js.example` in `https://js.example`.
  return (address) => found.get(addresses.findLast((each) => each <= address) ?? -1);
}

/** Whether a hash belongs to a Content-Security-Policy, where it allows an inline script. */
function isPolicy(text: string, index: number): boolean {
  return /\b(?:default|script|style)-src\b[^;]*$/.test(text.slice(text.lastIndexOf('\n', index) + 1, index));
}

function size({ start, end }: Range): number {
  return end - start;
}
