/** The origin of a web page's address; `undefined` for anything else. */
export function originIn(address: string | null): string | undefined {
  if (address === null || !URL.canParse(address)) return undefined;
  const { origin, protocol } = new URL(address);
  return protocol === 'http:' || protocol === 'https:' ? origin : undefined;
}
