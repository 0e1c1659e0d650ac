/**
 * An address with parameters added, whatever it says already left as it is written: a page's own parser need not take a plus for a
 * space, as one that was parsed and written anew would have it.
 */
export function withParameters(address: string, parameters: Readonly<Record<string, string | null | undefined>>): string {
  const [before = '', ...fragment] = address.split('#');
  const added = Object.entries(parameters)
    .filter((parameter): parameter is [string, string] => parameter[1] != null)
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`);
  const separator = !before.includes('?') ? '?' : /[?&]$/.test(before) ? '' : '&';
  return [before + (added.length === 0 ? '' : separator + added.join('&')), ...fragment].join('#');
}
