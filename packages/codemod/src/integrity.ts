import { countUpTo } from './count-up-to';

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
  /(?:https?:)?\\?\/\\?\/[\w-]+\.[\w.-]+[^\s"'`<>)]*|(?<![\w./-])[\w./-]+\.(?:m?js|css)\b|\b(?<variable>src|href)\b["'\]]*\s*(?:=>|:|=(?!>))(?!\s*(?:\{\s*)?\\?["'`]?(?:(?:https?:)?\\?\/\\?\/|[\w./-]+\.(?:m?js|css)\b))/gi;
const memberPattern = /\b(?:src|href)\b["'\]]*\s*(?:=>|[:=,])[{\\\s]*["'`]?$/i;

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
    const owner = construct && addresses[countBefore(addresses, construct.start)];
    const isOnly = construct && countBefore(addresses, construct.end) - countBefore(addresses, construct.start) === 1;
    if (
      token.hash &&
      owner &&
      isOnly &&
      !owner.isVariable &&
      (token.isAssigned || isOneStatement(text, token.start - offset, owner.at - offset))
    )
      found.set(owner.at, found.has(owner.at) ? 'unclear' : token.hash);
    else unsure.push({ token, construct });
  }
  const known = new Set(found.keys());
  // A variable may hold any address that is not the `src` of an element itself.
  const candidates = addresses.filter(({ at, isMember, isVariable }) => !isMember && !isVariable && !known.has(at));
  const strays: number[] = [];
  const unclear = new Map<Range | undefined, readonly Address[]>();
  for (const { token, construct } of unsure) {
    const owners = unclear.get(construct) ?? findUnclear(construct);
    if (!unclear.has(construct) && owners !== candidates) for (const { at } of owners) found.set(at, 'unclear');
    unclear.set(construct, owners);
    if (owners.length === 0 && token.hash) strays.push(token.hash.start);
  }
  if ([...unclear.values()].includes(candidates)) for (const { at } of candidates) found.set(at, 'unclear');
  // The address begins before the host that the caller may point to: `//js.example` in `https://js.example`.
  return { find: (address) => found.get(addresses[countBefore(addresses, address + 1) - 1]?.at ?? -1), strays };

  /** Lists the addresses to which a hash may belong that stands in a construct with several addresses, or with the name of a variable. */
  function findUnclear(construct: Range | undefined): readonly Address[] {
    const inside = construct ? sliceAddresses(addresses, construct).filter(({ isVariable }) => !isVariable) : [];
    return inside.length > 0 ? inside.filter(({ at }) => !known.has(at)) : candidates;
  }
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

/** A hash and its address are seldom further apart; without a limit, the same text would be read for each of many hashes. */
const LONGEST_STATEMENT = 5000;

/** Whether no statement ends between two places. Else a hash may belong to an address that a variable of its own statement holds. */
function isOneStatement(text: string, one: number, other: number): boolean {
  const [start, end] = [Math.min(one, other), Math.max(one, other)];
  return end - start <= LONGEST_STATEMENT && !/;|[)\]}][ \t]*\n/.test(text.slice(start, end));
}

/** Whether a hash belongs to a Content-Security-Policy, where it allows an inline script. */
function isPolicy(text: string, index: number): boolean {
  const before = text.slice(Math.max(0, index - 2000), index);
  return /\b(?:default|script|style)-src\b/.test(before.slice(Math.max(before.lastIndexOf('\n'), before.lastIndexOf(';')) + 1));
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
  const holders = constructs
    .filter(({ start, end }) => countBefore(addresses, start) < countBefore(addresses, end))
    .sort((one, other) => one.start - other.start);
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
  return countUpTo(addresses.length, (at) => (addresses[at]?.at ?? 0) < index);
}

function size({ start, end }: Range): number {
  return end - start;
}
