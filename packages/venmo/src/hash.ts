import { parseQuery, toCamelCase } from '@tender/client/internal';

/** The parameters that the app put into the fragment of the page's URL. */
export type HashParameters = Readonly<Record<string, string>>;

/**
 * Parses a fragment, by default the page's. Keys are converted to camel case and keep only letters, digits and `_`. A key without a value has the
 * text `undefined`. The last one of equal keys wins.
 */
export function parseHash(hash = ''): HashParameters {
  const parameters = Object.fromEntries(
    (hash || location.hash.slice(1)).split('&').map((pair) => {
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

/** Reads the payment context that the customer returned with from the query of the page's URL. */
export const readReturnedContextId = (): string | undefined => parseQuery(location.href)['resource_id'] || undefined;

/** Removes the fragment from the page's URL without adding a history entry. */
export function clearHash(): void {
  if (location.hash) history.replaceState(history.state, '', location.href.replace(/#.*/s, ''));
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // it has a percent sign that does not start an escape sequence
  }
}
