import { client, type Configuration } from '@tender/client';
import { freshToken, openNetwork, type Network } from '@tender/client/testing';
import { waitForTurn } from '../fixtures/scripted-cardinal';
import { readAuthenticationResult } from './read-authentication-result';
import { createBankForm } from './create-bank-form';
import { openBankFrame, type BankFrame, type BankFrameOptions } from './open-bank-frame';

const PAGES = 'https://assets.braintreegateway.com/web/3.118.2/html';
const TERM = 'https://api.sandbox.braintreegateway.com/term?a=1';
const lookedUp = { nonce: 'looked-up', type: 'CreditCard', description: 'ending+in+11' };
const lookup = { acsUrl: 'https://centinelapistag.cardinalcommerce.com/acs', pareq: 'pareq', md: 'md', termUrl: TERM };

let network: Network;
let configuration: Configuration;

beforeEach(async () => {
  document.body.replaceChildren();
  network = openNetwork();
  configuration = (await client.create({ authorization: freshToken() })).getConfiguration();
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
    },
  });
});

describe('readAuthenticationResult', () => {
  const info = { liabilityShifted: true, liabilityShiftPossible: true };

  test('default', () => {
    const paymentMethod = { nonce: 'upgraded', description: 'ending+in+11', threeDSecureInfo: info };
    expect(readAuthenticationResult(JSON.stringify({ success: true, paymentMethod, threeDSecureInfo: info }), lookedUp)).toMatchObject({
      nonce: 'upgraded',
      description: 'ending in 11',
      liabilityShifted: true,
      threeDSecureInfo: info,
    });
  });

  test('behavior: a failure with a possible liability shift returns the card that was looked up', () => {
    const response = { success: false, threeDSecureInfo: { liabilityShifted: false, liabilityShiftPossible: true } };
    expect(readAuthenticationResult(JSON.stringify(response), lookedUp)).toMatchObject({ nonce: 'looked-up', liabilityShifted: false });
  });

  test('behavior: a success without a nonce counts as a failure', () => {
    const response = { success: true, paymentMethod: { type: 'CreditCard' }, threeDSecureInfo: { liabilityShiftPossible: true } };
    expect(readAuthenticationResult(JSON.stringify(response), lookedUp)).toMatchObject({ nonce: 'looked-up', liabilityShifted: undefined });
  });

  test.each<[string, string]>([
    ['{"success":true,"paymentMethod":{"nonce":""}}', 'No answer.'],
    [JSON.stringify({ success: false, error: { message: 'why' } }), 'why'],
    [JSON.stringify({ threeDSecureInfo: { liabilityShiftPossible: false }, error: { message: 'why' } }), 'why'],
    ['{}', 'No answer.'],
    ['no json', 'No answer.'],
  ])('error: UNKNOWN_AUTH_RESPONSE for %s', (response, message) => {
    expect(() => readAuthenticationResult(response, lookedUp)).toThrow(
      expect.objectContaining({ code: 'UNKNOWN_AUTH_RESPONSE', type: 'UNKNOWN', message }) as Error,
    );
  });
});

describe('createBankForm', () => {
  const createFrameConfiguration = (changed: object = {}): object => ({
    clientConfiguration: configuration,
    nonce: 'nonce',
    ...lookup,
    ...changed,
  });

  test('default', async () => {
    await expect(createBankForm(createFrameConfiguration())).resolves.toEqual({
      action: lookup.acsUrl,
      inputs: { PaReq: 'pareq', MD: 'md', TermUrl: TERM },
    });
    expect(network.to('GET payment_method_nonces/nonce')).toEqual([]);
  });

  test.each([
    'http://api.braintreegateway.com/term',
    'https://attacker.example/?braintreegateway.com',
    'https://braintreegateway.com.attacker.example/',
    'javascript:alert(1)',
  ])('error: THREEDS_TERM_URL_REQUIRES_BRAINTREE_DOMAIN for %s', async (termUrl) => {
    await expect(createBankForm(createFrameConfiguration({ termUrl }))).rejects.toMatchObject({
      code: 'THREEDS_TERM_URL_REQUIRES_BRAINTREE_DOMAIN',
      type: 'INTERNAL',
    });
  });

  test.each([
    ['http://cardinalcommerce.com/acs'],
    ['https://cardinalcommerce.com.attacker.example/'],
    ['https://a_b.cardinalcommerce.com/'],
    ['https://evilcardinalcommerce.com/'],
    ['javascript:alert(1)'],
  ])('behavior: for %s the gateway is asked for the URL', async (acsUrl) => {
    network.reply('GET payment_method_nonces/nonce', { body: { threeDSecureInfo: { acsUrl: 'https://bank.example/acs' } } });
    await expect(createBankForm(createFrameConfiguration({ acsUrl }))).resolves.toMatchObject({ action: 'https://bank.example/acs' });
  });

  test.each(['javascript:alert(1)', 'data:text/html,x', 'vbscript:x'])('behavior: %s is replaced by about:blank', async (acsUrl) => {
    network.reply('GET payment_method_nonces/nonce', { body: { threeDSecureInfo: { acsUrl } } });
    await expect(createBankForm(createFrameConfiguration({ acsUrl }))).resolves.toMatchObject({ action: 'about:blank' });
  });

  test.each<[object | 'drop']>([['drop'], [{ status: 404, body: {} }], [{ body: {} }]])(
    'error: THREEDS_LOOKUP_ERROR after %j',
    async (reply) => {
      network.reply('GET payment_method_nonces/nonce', reply);
      await expect(createBankForm(createFrameConfiguration({ acsUrl: 'https://bank.example/' }))).rejects.toMatchObject({
        code: 'THREEDS_LOOKUP_ERROR',
      });
    },
  );

  test.each([undefined, {}, { ...lookup, nonce: 'n' }])('behavior: rejects with a TypeError for the configuration %j', async (value) => {
    await expect(createBankForm(value)).rejects.toThrow(TypeError);
  });
});

describe('openBankFrame', () => {
  let frame: BankFrame;
  let received: Record<string, unknown>[];
  const open = (options: Partial<BankFrameOptions> = {}): void => {
    frame = openBankFrame({ framework: undefined, configuration, paymentMethod: lookedUp, lookup, ...options });
    received = [];
    const { contentWindow } = frame.iframe;
    if (contentWindow) {
      contentWindow.postMessage = (text: unknown) =>
        void received.push(JSON.parse(String(text).replace('/*framebus*/', '')) as object as never);
    }
  };
  const channel = (): string => frame.iframe.name.replace('braintreethreedsecurelanding_', '');
  const dispatchBusEvent = (event: string, eventData?: unknown, origin = 'https://assets.braintreegateway.com'): void => {
    const data = `/*framebus*/${JSON.stringify({ event: `${channel()}:${event}`, origin: '*', eventData, reply: 'reply' })}`;
    const message = new MessageEvent('message', { data, origin });
    Object.defineProperty(message, 'source', { value: frame.iframe.contentWindow });
    dispatchEvent(message);
  };

  test('default', async () => {
    open();
    expect(frame.iframe).toMatchObject({ width: '400', height: '400', title: '3D Secure Authorization Frame' });
    expect(frame.iframe.src).toBe(`${PAGES}/three-d-secure-bank-frame.min.html?showLoader=true`);
    expect(channel()).toMatch(/^[0-9a-f-]{36}$/);
    dispatchBusEvent('BUS_CONFIGURATION_REQUEST');
    const { eventData } = received[0] as { eventData: Record<string, string> };
    expect(eventData).toMatchObject({
      nonce: 'looked-up',
      acsUrl: lookup.acsUrl,
      pareq: 'pareq',
      md: 'md',
      parentUrl: location.href,
    });
    const complete = encodeURIComponent(`${PAGES}/three-d-secure-authentication-complete-frame.html?channel=${channel()}&`);
    expect(eventData.termUrl).toBe(`${TERM}&three_d_secure_version=3.118.2&authentication_complete_base_url=${complete}`);
    dispatchBusEvent(
      'threedsecure:AUTHENTICATION_COMPLETE',
      { auth_response: '{"success":true,"paymentMethod":{"nonce":"forged"}}' },
      'https://attacker.example',
    );
    dispatchBusEvent('threedsecure:AUTHENTICATION_COMPLETE', { auth_response: '{"success":true,"paymentMethod":{"nonce":"upgraded"}}' });
    await expect(frame.result).resolves.toMatchObject({ nonce: 'upgraded' });
    expect(document.querySelector('dialog')).toBeNull();
  });

  test('options: showLoader, isDebug', () => {
    open({ showLoader: false, configuration: { ...configuration, isDebug: true } });
    expect(frame.iframe.src).toBe(`${PAGES}/three-d-secure-bank-frame.html?showLoader=false`);
    frame.dispose();
    expect(document.querySelector('dialog, iframe')).toBeNull();
  });

  test('options: inline-iframe', async () => {
    const containers: HTMLElement[] = [];
    open({ framework: 'inline', appendFrame: (element) => containers.push(element) });
    expect([containers[0]?.contains(frame.iframe), document.querySelector('dialog')]).toEqual([true, null]);
    frame.dispose();
    await waitForTurn();
  });

  test.each<[BankFrameOptions['framework'], boolean, string, number]>([
    ['bootstrap3', false, '440px', 1],
    [undefined, false, '', 0],
    [undefined, true, '', 1],
  ])('options: framework %s, hasExit %s', (framework, hasExit, width, buttons) => {
    open({ framework, hasExit });
    const dialog = document.querySelector('dialog');
    expect([dialog?.open, dialog?.style.width, dialog?.querySelectorAll('button').length]).toEqual([true, width, buttons]);
    expect(dialog?.querySelector('div')?.style.height).toBe('400px');
    dialog?.querySelector('div')?.click(); // a click inside does not close it
    expect(dialog?.open).toBe(true);
    frame.dispose();
  });

  test.each<[string, (dialog: HTMLDialogElement | null) => unknown]>([
    ['its button', (dialog) => dialog?.querySelector('button')?.click()],
    ['the backdrop', (dialog) => dialog?.click()],
    ['Escape', (dialog) => dialog?.dispatchEvent(new Event('close'))],
  ])('error: THREEDS_CARDINAL_SDK_CANCELED by %s', async (_, cancel) => {
    open({ framework: 'bootstrap3' });
    cancel(document.querySelector('dialog'));
    await expect(frame.result).rejects.toMatchObject({ code: 'THREEDS_CARDINAL_SDK_CANCELED', message: 'Canceled by user.' });
    await expect(frame.result).rejects.toBeInstanceOf(Error);
    expect(document.querySelector('dialog, iframe')).toBeNull();
  });

  test('error: UNKNOWN_AUTH_RESPONSE', async () => {
    open();
    document.body.append(frame.iframe);
    dispatchBusEvent('threedsecure:AUTHENTICATION_COMPLETE', { auth_response: '{"error":{"message":"why"}}' });
    await expect(frame.result).rejects.toMatchObject({ code: 'UNKNOWN_AUTH_RESPONSE', message: 'why' });
  });

  test('error: THREEDS_FRAMEWORK_METHOD_NOT_IMPLEMENTED', () => {
    expect(() => open({ framework: 'legacy' })).toThrow(
      expect.objectContaining({ code: 'THREEDS_FRAMEWORK_METHOD_NOT_IMPLEMENTED', type: 'INTERNAL' }) as Error,
    );
  });
});
