import { parseQuery, toCamelCase } from '@tender/client/internal';

/** The parameters that the app put into the fragment of the page's URL. */
export type HashParameters = Readonly<Record<string, string>>;

/** A fragment, as the app returned with it. */
export interface ReturnedHash {
  readonly parameters: HashParameters;
  /** The fragment that the return URL had already, such as the route of a hash router. Empty if it had none. */
  readonly route: string;
}

/** What separates the route of the shop from the parameters of the app: another `#`, or a `?`. Some apps percent-encode it. */
const RESULT_AFTER_ROUTE = /(?:^|[#?]|%23|%3f)[/!]?(?=venmo_?(?:success|error|cancel)(?:[=&]|%3d|%26|$))/i;

/**
 * Reads a fragment, by default the page's. The app adds its parameters to the return URL, so they follow the fragment that this URL may have, as in
 * `/checkout#venmoSuccess=1`.
 */
export function readHash(hash?: string): ReturnedHash {
  const fragment = hash || location.hash.slice(1);
  const parameters = parseParameters(fragment);
  const match = RESULT_AFTER_ROUTE.exec(fragment);
  if (!match) return { parameters, route: '' };
  const route = fragment.slice(0, match.index);
  if (hasResult(parameters)) return { parameters, route: /[=&]/.test(route) ? '' : route };
  const text = fragment.slice(match.index + match[0].length);
  const decodeWhole = /^\w+%/.test(text) ? decode : String; // `=` and `&` are encoded as well
  const found = parseParameters(decodeWhole(text));
  return hasResult(found) ? { parameters: found, route: decodeWhole(route) } : { parameters, route: '' };
}

/**
 * Keys are converted to camel case and keep only letters, digits and `_`. A key without a value has the text `undefined`. The last one of equal keys
 * wins.
 */
function parseParameters(text: string): HashParameters {
  const parameters = Object.fromEntries(
    text.split('&').map((pair) => {
      const [key = '', ...value] = pair.split('=');
      return [toCamelCase(decode(key).replace(/\W/g, '')), decode(value.length ? value.join('=') : 'undefined')];
    }),
  );
  return parameters['resourceId'] ? { ...parameters, id: parameters['resourceId'] } : parameters;
}

/** Whether the parameters have the result of a payment. */
export function hasResult({ venmoSuccess, venmoError, venmoCancel }: HashParameters): boolean {
  return (venmoSuccess || venmoError || venmoCancel) !== undefined;
}

/** Whether the customer has returned to the page with the result of a payment. */
export const isReturnPage = (): boolean => hasResult(readHash().parameters);

/** Returns the fragment of a URL if it has the result of a payment. */
export function findResult(url: string): string | undefined {
  const [, ...parts] = url.split('#');
  return [parts[0], parts.join('#')].find((hash) => hash && hasResult(readHash(hash).parameters));
}

/** Reads the id of the payment context that the customer returned with from the query of the page's URL. */
export const readReturnedContextId = (): string | undefined => parseQuery(location.href)['resource_id'] || undefined;

/** Replaces the fragment of the page's URL without adding a history entry. */
export function replaceHash(hash: string): void {
  if (location.hash) history.replaceState(history.state, '', location.href.replace(/#.*/s, '') + (hash && `#${hash}`));
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // it has a percent sign that does not start an escape sequence
  }
}
