import { endpointsFromEnvironment, injectScript, masterpassScriptUrl, parseUrl } from '@tender/client/internal';

/** Masterpass's own library, as its script adds it to the page. */
interface MasterPassLibrary {
  client: { checkout(configuration: object): void };
}

const CALLBACKS = ['failureCallback', 'cancelCallback', 'successCallback'] as const;

/**
 * Starts Masterpass's own checkout. It navigates this window, and in the end opens `callbackUrl`.
 * @param parameters query parameters of the page, which the checkout receives
 */
export async function startCheckout(parameters: Readonly<Record<string, string>>): Promise<void> {
  const { environment, callbackUrl } = parameters;
  const configuration = {
    ...parameters,
    ...Object.fromEntries(CALLBACKS.map((name) => [name, () => {}])), // the library would evaluate strings of these names
    callbackUrl: toSafeUrl(callbackUrl),
  };
  const endpoints = endpointsFromEnvironment(environment, location.origin) ?? endpointsFromEnvironment('sandbox');
  await injectScript({ src: masterpassScriptUrl(endpoints), attributes: { type: 'text/javascript' }, container: document.body });
  const { MasterPass } = window as { MasterPass?: MasterPassLibrary };
  if (!MasterPass) throw new Error('The script of Masterpass has not brought its library.');
  MasterPass.client.checkout(configuration);
}

/** Replaces URLs that would run a script in this page. URLs of apps stay as they are. */
function toSafeUrl(url: string | undefined): string {
  if (!url) return 'about:blank';
  const protocol = parseUrl(url)?.protocol ?? '';
  return /^(javascript|data|vbscript|blob):$/.test(protocol) ? 'about:blank' : url;
}
