import { turn, until } from '@tender/client/testing';
import type { LocalPaymentStartPaymentOptions } from '../index';
import { CREATE, payer, setUp, type Page } from '../fixtures/set-up';

const IMAGE = 'iVBORw0KGgo=';
const swish = (changed: object = {}, swishOptions: object = {}) =>
  ({
    ...payer,
    currencyCode: 'SEK',
    paymentType: 'swish',
    swishOptions: { requestQrCode: true, qrContainer: '#code', ...swishOptions },
    onPaymentStart: () => {},
    ...changed,
  }) as unknown as LocalPaymentStartPaymentOptions;
const reply = ({ network }: Page, resource: object): void =>
  network.reply(CREATE, { body: { paymentResource: { paymentToken: 'payment-1', redirectUrl: null, ...resource } } });
const images = (): HTMLImageElement[] => [...document.images];

async function setUpCode(resource: object = { qrDetails: { qrImage: IMAGE } }): Promise<Page> {
  const page = await setUp();
  document.body.appendChild(document.createElement('div')).id = 'code';
  reply(page, resource);
  return page;
}

test('default: shows the code in its container, opens no window, and resolves with undefined', async () => {
  const page = await setUpCode();
  const onPaymentStart = jest.fn();
  await expect(page.instance.startPayment(swish({ onPaymentStart, paymentType: 'Swish' }))).resolves.toBeUndefined();
  expect(onPaymentStart.mock.calls).toEqual([[{ paymentId: 'payment-1' }]]);
  expect(images().map(({ src, alt, parentElement }) => [src, alt, parentElement?.id])).toEqual([
    [`data:image/png;base64,${IMAGE}`, 'QR code for the payment app', 'code'],
  ]);
  expect(page.popups).toEqual([]);
  const [request] = page.network.to(CREATE);
  expect(request?.body).toMatchObject({ fundingSource: 'Swish', currencyIsoCode: 'SEK', billingAddress: {} });
  expect(request?.body).not.toHaveProperty('swishOptions');
  expect(page.events()).toEqual(['swish.local-payment.start-payment.opened']);
});

test('behavior: the next code replaces the first one, and teardown removes it', async () => {
  const { instance } = await setUpCode();
  await instance.startPayment(swish());
  const container = document.body.appendChild(document.createElement('p'));
  await instance.startPayment(swish({}, { qrContainer: container }));
  expect(images().map(({ parentElement }) => parentElement)).toEqual([container]);
  await instance.teardown();
  expect(images()).toEqual([]);
});

test('behavior: a code has precedence over a page, and both mean nothing to a payment in a window', async () => {
  const page = await setUpCode({ qrDetails: { qrImage: IMAGE }, redirectUrl: 'https://bank.example/pay' });
  await page.instance.startPayment(swish());
  expect(images()).toHaveLength(1);
  const fallback = { url: 'https://shop.example/', buttonText: 'Back' };
  const pending = page.instance.startPayment(swish({ fallback }, { requestQrCode: false })).catch((error: unknown) => error);
  expect(page.popups).toHaveLength(1);
  await until(() => page.network.to(CREATE).length === 2);
  page.instance.closeWindow();
  await expect(pending).resolves.toMatchObject({ code: 'LOCAL_PAYMENT_WINDOW_CLOSED' });
});

test('behavior: an error of onPaymentStart removes the code', async () => {
  const { instance } = await setUpCode();
  const onPaymentStart = () => Promise.reject(new Error('Not saved.'));
  await expect(instance.startPayment(swish({ onPaymentStart }))).rejects.toMatchObject({ code: 'LOCAL_PAYMENT_START_PAYMENT_FAILED' });
  expect(images()).toEqual([]);
});

test('behavior: an abort removes the code, and a response after it shows none', async () => {
  const { instance } = await setUpCode();
  const controller = new AbortController();
  const reason = new Error('Stop.');
  const pending = instance.startPayment({ ...swish({ onPaymentStart: () => new Promise(() => {}) }), signal: controller.signal });
  await until(() => images().length);
  controller.abort(reason);
  await expect(pending).rejects.toBe(reason);
  await turn();
  expect(images()).toEqual([]);
  const early = new AbortController();
  const stopped = instance.startPayment({ ...swish(), signal: early.signal });
  early.abort(reason);
  await expect(stopped).rejects.toBe(reason);
  expect(images()).toEqual([]);
});

test.each([
  ['no container', {}, { qrContainer: undefined }, 'swishOptions.qrContainer'],
  ['no amount and no container', { amount: undefined }, { qrContainer: '' }, 'amount'],
])('rejects with LOCAL_PAYMENT_START_PAYMENT_MISSING_REQUIRED_OPTION for %s', async (_, changed, swishOptions, name) => {
  const { instance, network } = await setUpCode();
  const options = { ...swish(changed, swishOptions) } as { amount?: unknown };
  if (options.amount === undefined) delete options.amount;
  await expect(instance.startPayment(options as LocalPaymentStartPaymentOptions)).rejects.toMatchObject({
    code: 'LOCAL_PAYMENT_START_PAYMENT_MISSING_REQUIRED_OPTION',
    details: `Missing required '${name}' option.`,
  });
  expect(network.to(CREATE)).toEqual([]);
});

test.each([
  ['LOCAL_PAYMENT_QR_CODE_CONTAINER_NOT_FOUND', '#nowhere'],
  ['LOCAL_PAYMENT_QR_CODE_INVALID_CONTAINER', {}],
  ['LOCAL_PAYMENT_QR_CODE_INVALID_CONTAINER', '##'],
])('rejects with %s for %j, before the payment is created', async (code, qrContainer) => {
  const { instance, network } = await setUpCode();
  await expect(instance.startPayment(swish({}, { qrContainer }))).rejects.toMatchObject({ code, type: 'MERCHANT' });
  expect(network.to(CREATE)).toEqual([]);
});

test('rejects with LOCAL_PAYMENT_QR_CODE_NOT_SUPPORTED on a phone', async () => {
  const { instance, network } = await setUpCode();
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Linux; Android 14; Pixel 8) Chrome/124.0.0.0 Mobile');
  await expect(instance.startPayment(swish())).rejects.toMatchObject({ code: 'LOCAL_PAYMENT_QR_CODE_NOT_SUPPORTED' });
  expect(network.to(CREATE)).toEqual([]);
});

test.each([
  [{}],
  [{ qrDetails: { qrImage: '' } }],
  [{ qrDetails: { qrImage: 'data:image/png;base64,AAAA' } }],
  [{ qrDetails: { qrImage: 7 } }],
])('rejects with LOCAL_PAYMENT_QR_CODE_INVALID_DATA for the response %j', async (resource) => {
  const { instance } = await setUpCode(resource);
  await expect(instance.startPayment(swish())).rejects.toMatchObject({ code: 'LOCAL_PAYMENT_QR_CODE_INVALID_DATA' });
  expect(images()).toEqual([]);
});

test('rejects with LOCAL_PAYMENT_START_PAYMENT_DEFERRED_PAYMENT_FAILED when the gateway has a page instead of a code', async () => {
  const { instance } = await setUpCode({ redirectUrl: 'https://bank.example/pay' });
  await expect(instance.startPayment(swish())).rejects.toMatchObject({ code: 'LOCAL_PAYMENT_START_PAYMENT_DEFERRED_PAYMENT_FAILED' });
});
