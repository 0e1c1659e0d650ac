/** A part of a text. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

/** The hash that belongs to an address: its place; or that it is unclear which one it is; or that there is none. */
export type Integrity = Range | 'unclear' | undefined;

/** The integrity hashes of a text. */
export interface IntegrityFinder {
  /** Finds the hash that belongs to an address. */
  find(address: number): Integrity;
  /** Hashes that belong to no address of the text. */
  readonly strays: readonly number[];
}

interface Token extends Range {
  /** The place of the hash. Undefined if the text has it elsewhere, as in `integrity={HASH}`. */
  readonly hash: Range | undefined;
  /** Whether a statement of its own sets the hash: `script.integrity = …` or `script.setAttribute('integrity', …)`. */
  readonly isAssigned: boolean;
}

interface Address {
  readonly at: number;
  /** Whether it is the value of `src` or `href`. */
  readonly isMember: boolean;
  /** Whether the address itself is elsewhere, as in `src={URL}`. */
  readonly isVariable: boolean;
}

const hashPattern = /\bsha(?:256|384|512)-[\w+/=-]+(?:\s+sha(?:256|384|512)-[\w+/=-]+)*/;
/** A hash, or a member, attribute or argument called `integrity`, with the hash that follows it. */
const tokenPattern = new RegExp(
  `\\bintegrity\\b["'\\]\\\\]*\\s*(?:=>|[:=,}])(?:[\\s{"'\`(\\\\]*(?<hash>${hashPattern.source}))?|(?<alone>${hashPattern.source})`,
  'dgi',
);
/** An address of a script or style, or a member or attribute that holds one in a variable. */
const addressPattern =
  /(?:https?:)?\\?\/\\?\/[\w-]+\.[\w.-]+[^\s"'`<>)]*|[\w./-]+\.(?:m?js|css)\b|\b(?<variable>src|href)\b["'\]]*\s*(?:=>|:|=(?!>))(?!\s*\{?\s*\\?["'`]?(?:(?:https?:)?\\?\/\\?\/|[\w./-]+\.(?:m?js|css)\b))/gi;
const memberPattern = /\b(?:src|href)\b["'\]]*\s*(?:=>|[:=,])\s*[{\\\s]*["'`]?$/i;

/**
 * Finds the hashes that belong to the addresses of a text. A hash belongs to the only address in the smallest construct that holds both. The browser
 * refuses a script with the hash of another one, so an address whose hash is unclear must not be changed alone.
 * @param offset index of the text in the document; ranges and indexes are those of the document
 * @param listConstructs lists elements, calls, lines and so on; called only for a text with a hash
 */
export function createIntegrityFinder(text: string, offset: number, listConstructs: () => readonly Range[]): IntegrityFinder {
  const tokens = listTokens(text, offset);
  if (tokens.length === 0) return { find: () => undefined, strays: [] };
  const addresses = listAddresses(text, offset);
  const found = new Map<number, Integrity>();
  const unsure: { token: Token; construct: Range | undefined }[] = [];
  for (const { token, construct } of findConstructs(tokens, addresses, [
    ...listConstructs(),
    { start: offset, end: offset + text.length },
  ])) {
    const [owner, other] = construct ? sliceAddresses(addresses, construct) : [];
    if (
      token.hash &&
      owner &&
      !other &&
      !owner.isVariable &&
      (token.isAssigned || isOneStatement(text, token.start - offset, owner.at - offset))
    )
      found.set(owner.at, found.has(owner.at) ? 'unclear' : token.hash);
    else unsure.push({ token, construct });
  }
  const known = new Set(found.keys());
  const strays: number[] = [];
  const unclear = new Map<Range | undefined, readonly Address[]>();
  for (const { token, construct } of unsure) {
    const owners = unclear.get(construct) ?? findUnclear(addresses, construct, known);
    unclear.set(construct, owners);
    for (const { at } of owners) found.set(at, 'unclear');
    if (owners.length === 0 && token.hash) strays.push(token.hash.start);
  }
  // The address begins before the host that the caller may point to: `//js.example` in `https://js.example`.
  return { find: (address) => found.get(addresses[countBefore(addresses, address + 1) - 1]?.at ?? -1), strays };
}

function listTokens(text: string, offset: number): Token[] {
  return [...text.matchAll(tokenPattern)].flatMap(({ 0: all, index, indices }) => {
    if (isPolicy(text, index)) return [];
    const hash = indices?.groups?.['hash'] ?? indices?.groups?.['alone'];
    const start = index + offset;
    const isAssigned = /^integrity["'\]]*\s*[=,]/i.test(all) && /(?:\.|\[["']|\(["'])$/.test(text.slice(Math.max(0, index - 2), index));
    return [{ start, end: start + all.length, hash: hash && { start: hash[0] + offset, end: hash[1] + offset }, isAssigned }];
  });
}

/** Whether no statement ends between two places. Else a hash may belong to an address that a variable of its own statement holds. */
function isOneStatement(text: string, one: number, other: number): boolean {
  return !/;|[)\]}][ \t]*\n/.test(text.slice(Math.min(one, other), Math.max(one, other)));
}

/** Lists the addresses to which a hash may belong that stands in a construct with several addresses, or with the name of a variable. */
function findUnclear(addresses: readonly Address[], construct: Range | undefined, known: ReadonlySet<number>): readonly Address[] {
  const owners = construct ? sliceAddresses(addresses, construct) : [];
  const candidates = owners.filter(({ at, isVariable }) => !isVariable && !known.has(at));
  if (owners.some(({ isVariable }) => !isVariable)) return candidates;
  // The variable may hold any address that is not the `src` of an element itself.
  return addresses.filter(({ at, isMember, isVariable }) => !isMember && !isVariable && !known.has(at));
}

/** Whether a hash belongs to a Content-Security-Policy, where it allows an inline script. */
function isPolicy(text: string, index: number): boolean {
  return /\b(?:default|script|style)-src\b[^;]*$/.test(text.slice(Math.max(text.lastIndexOf('\n', index) + 1, index - 2000), index));
}

function listAddresses(text: string, offset: number): Address[] {
  return [...text.matchAll(addressPattern)].map(({ index, groups }) => ({
    at: index + offset,
    isMember: memberPattern.test(text.slice(Math.max(0, index - 40), index)),
    isVariable: groups?.['variable'] !== undefined,
  }));
}

/** Finds the smallest construct around each token that holds an address, in one pass over all. */
function findConstructs(
  tokens: readonly Token[],
  addresses: readonly Address[],
  constructs: Range[],
): { token: Token; construct: Range | undefined }[] {
  const holders = constructs.filter((each) => sliceAddresses(addresses, each).length > 0).sort((one, other) => one.start - other.start);
  let next = 0;
  let open: Range[] = [];
  return tokens.map((token) => {
    for (let holder = holders[next]; holder && holder.start <= token.start; holder = holders[next]) {
      open.push(holder);
      next += 1;
    }
    open = open.filter(({ end }) => token.start < end);
    return {
      token,
      construct: open.reduce<Range | undefined>((best, each) => (best && size(best) <= size(each) ? best : each), undefined),
    };
  });
}

function sliceAddresses(addresses: readonly Address[], { start, end }: Range): readonly Address[] {
  return addresses.slice(countBefore(addresses, start), countBefore(addresses, end));
}

/** Counts the addresses before an index. */
function countBefore(addresses: readonly Address[], index: number): number {
  let [low, high] = [0, addresses.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((addresses[middle]?.at ?? 0) < index) low = middle + 1;
    else high = middle;
  }
  return low;
}

function size({ start, end }: Range): number {
  return end - start;
}
