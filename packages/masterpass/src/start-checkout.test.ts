import { startCheckout } from './start-checkout';

interface Checkout {
  configuration?: Record<string, unknown>;
  script: HTMLScriptElement;
}
const library = window as { MasterPass?: unknown };

/** Plays Masterpass, whose script may fail to load or lack the library. */
async function checkout(parameters: Record<string, string>, { loads = true, hasLibrary = true } = {}): Promise<Checkout> {
  const started: { configuration?: Record<string, unknown> } = {};
  const done = startCheckout(parameters);
  const script = document.body.querySelector('script') as HTMLScriptElement;
  if (hasLibrary)
    library.MasterPass = { client: { checkout: (configuration: Record<string, unknown>) => (started.configuration = configuration) } };
  script.dispatchEvent(new Event(loads ? 'load' : 'error'));
  await done;
  return { ...started, script };
}

beforeEach(() => {
  document.body.replaceChildren();
  delete library.MasterPass;
});

test('default', async () => {
  const parameters = {
    environment: 'sandbox',
    requestToken: 't',
    callbackUrl: 'https://x.example/?a=1',
    successCallback: 'alert(1)',
    cvc: 'x',
  };
  const { configuration, script } = await checkout(parameters);
  expect(configuration).toMatchObject({ environment: 'sandbox', requestToken: 't', callbackUrl: 'https://x.example/?a=1', cvc: 'x' });
  for (const name of ['failureCallback', 'cancelCallback', 'successCallback']) {
    const callback = configuration?.[name] as () => unknown;
    expect(callback()).toBeUndefined();
  }
  expect([script.type, script.src]).toEqual([
    'text/javascript',
    'https://sandbox.static.masterpass.com/dyn/js/switch/integration/MasterPass.client.js',
  ]);
});

test.each([
  ['production', 'https://static.masterpass.com/dyn/js/switch/integration/MasterPass.client.js'],
  ['Production', 'https://sandbox.static.masterpass.com/dyn/js/switch/integration/MasterPass.client.js'],
  ['', 'https://sandbox.static.masterpass.com/dyn/js/switch/integration/MasterPass.client.js'],
  ['development', `${location.origin}/third-party/masterpass.js`],
])('options: environment %s', async (environment, src) => {
  expect((await checkout({ environment })).script.src).toBe(src);
});

test.each([
  ['', 'about:blank'],
  ['javascript:alert(1)', 'about:blank'],
  [' JavaScript:alert(1)', 'about:blank'],
  ['data:text/html,x', 'about:blank'],
  ['vbscript:x', 'about:blank'],
  ['shop.app://return', 'shop.app://return'],
])('behavior: callbackUrl %j', async (callbackUrl, expected) => {
  expect((await checkout({ callbackUrl })).configuration?.['callbackUrl']).toBe(expected);
});

test('behavior: rejects when the script does not load', async () => {
  await expect(checkout({}, { loads: false })).rejects.toThrow(/could not be loaded/);
});

test('behavior: rejects when the script does not add its library', async () => {
  await expect(checkout({}, { hasLibrary: false })).rejects.toThrow(/library/);
});
