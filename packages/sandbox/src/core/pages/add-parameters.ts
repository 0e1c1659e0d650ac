/**
 * Adds parameters to a URL and leaves the rest as it is written. Parsing and serializing the URL would write spaces as plus signs, which a shop's own
 * parser may not understand.
 */
export function addParameters(address: string, parameters: Readonly<Record<string, string | null | undefined>>): string {
  const [before = '', ...fragment] = address.split('#');
  const added = Object.entries(parameters)
    .filter((parameter): parameter is [string, string] => parameter[1] != null)
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`);
  const separator = !before.includes('?') ? '?' : /[?&]$/.test(before) ? '' : '&';
  return [before + (added.length === 0 ? '' : separator + added.join('&')), ...fragment].join('#');
}
