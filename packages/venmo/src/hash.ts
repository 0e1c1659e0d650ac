import { parseQuery } from '@tender/client/internal';

/** What the app put into the page's address behind its `#`. */
export type HashParameters = Readonly<Record<string, string>>;

/** Keys in camel case, without what is no letter, digit or `_`; a key without a value has the text `undefined`. Later ones win. */
export function parseHash(hash = ''): HashParameters {
  const parameters = Object.fromEntries(
    (hash || location.hash.slice(1)).split('&').map((pair) => {
      const [key = '', ...value] = pair.split('=');
      return [camelCase(decode(key).replace(/\W/g, '')), decode(value.length ? value.join('=') : 'undefined')];
    }),
  );
  return parameters['resourceId'] ? { ...parameters, id: parameters['resourceId'] } : parameters;
}

/** Whether they say how a payment ended. */
export function hasResult({ venmoSuccess, venmoError, venmoCancel }: HashParameters): boolean {
  return (venmoSuccess || venmoError || venmoCancel) !== undefined;
}

/** The payment context that a customer returned from, where the page's query names it. */
export const returnedContext = (): string | undefined => parseQuery(location.href)['resource_id'] || undefined;

/** Takes what the app added off the page's address, without a new entry in its history. */
export function clearHash(): void {
  if (location.hash) history.replaceState(history.state, '', location.href.replace(/#.*$/s, ''));
}

function camelCase(key: string): string {
  return key.includes('_') ? key.toLowerCase().replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()) : key;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // a stray percent sign
  }
}
