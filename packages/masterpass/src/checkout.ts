import { endpointsOf, injectScript, masterpassScript, parseUrl } from '@tender/client/internal';

/** Masterpass's own library, as its script puts it on the page. */
interface MasterPassLibrary {
  client: { checkout(configuration: object): void };
}

const CALLBACKS = ['failureCallback', 'cancelCallback', 'successCallback'] as const;

/**
 * Starts Masterpass's own checkout, which takes over this window and comes back to `callbackUrl`.
 * @param parameters those of the page's address; all are handed on
 */
export async function checkOut(parameters: Readonly<Record<string, string>>): Promise<void> {
  const { environment, callbackUrl } = parameters;
  const configuration = {
    ...parameters,
    ...Object.fromEntries(CALLBACKS.map((name) => [name, () => {}])), // texts of these names would be called
    callbackUrl: harmless(callbackUrl),
  };
  const endpoints = endpointsOf(environment, location.origin) ?? endpointsOf('sandbox');
  await injectScript({ src: masterpassScript(endpoints), attributes: { type: 'text/javascript' }, container: document.body });
  const { MasterPass } = window as { MasterPass?: MasterPassLibrary };
  if (!MasterPass) throw new Error('The script of Masterpass has not brought its library.');
  MasterPass.client.checkout(configuration);
}

/** An address of the provider's or of an app; nothing that would run here. */
function harmless(url: string | undefined): string {
  if (!url) return 'about:blank';
  const protocol = parseUrl(url)?.protocol ?? '';
  return /^(javascript|data|vbscript|blob):$/.test(protocol) ? 'about:blank' : url;
}
