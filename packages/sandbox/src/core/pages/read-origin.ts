/** Reads the origin of a web page's URL. Returns undefined for anything else. */
export function readOrigin(address: string | null): string | undefined {
  if (address === null || !URL.canParse(address)) return undefined;
  const { origin, protocol } = new URL(address);
  return protocol === 'http:' || protocol === 'https:' ? origin : undefined;
}
