/** @jest-environment jsdom */
// The script's functions run in a shop's page.
import { askCustomer } from './ask-customer';
import { createCardForm, type HostedFieldsModule } from './card-form';
import { installFastlane } from './install';
import { FASTLANE_PROFILE } from './profile';
import { FASTLANE_TEXTS } from './texts';

type Data = Record<string, unknown>;
type Action = (options?: unknown) => Promise<Data>;
interface Instance {
  identity: Record<'lookupCustomerByEmail' | 'triggerAuthenticationFlow', Action>;
  profile: Record<'showShippingAddressSelector' | 'showCardSelector', Action>;
  FastlaneCardComponent(): Promise<Form>;
  FastlanePaymentComponent(options?: Data): Promise<Form>;
  FastlaneWatermarkComponent(options?: Data): Promise<Pick<Form, 'render'>>;
  setLocale(locale: string): Promise<void>;
}
interface Form {
  render(selector: string): Promise<void>;
  getPaymentToken: Action;
  setShippingAddress(address: Data): void;
}

const localeUrl = 'https://www.paypalobjects.com/connect-boba/locales/';
const page = window as { braintree?: { hostedFields?: HostedFieldsModule; fastlane?: { create(argument?: Data): Promise<Instance> } } };
const fields = { tokenize: jest.fn(), teardown: jest.fn() };
const client = { getConfiguration: jest.fn(), request: jest.fn() };
const create = (options: Data = {}): Promise<Instance> | undefined =>
  page.braintree?.fastlane?.create({ platformOptions: { platform: 'BT', client }, localeUrl, ...options });
const open = async (options?: Data): Promise<Instance> => (await create(options)) as Instance;

const findDialog = () => document.querySelector('dialog');
const readLabels = () => [...(findDialog()?.querySelectorAll('label') ?? [])].map(({ textContent }) => textContent);
const nextTask = () => new Promise((resolve) => setTimeout(resolve, 0));
async function press(text: string): Promise<void> {
  await nextTask();
  [...(findDialog()?.querySelectorAll('button') ?? [])].find(({ textContent }) => textContent === text)?.click();
}
async function type(text: string): Promise<void> {
  await nextTask();
  const input = findDialog()?.querySelector('input');
  if (input) input.value = text;
  await press('Continue');
}
async function choose(index: number): Promise<void> {
  await nextTask();
  findDialog()?.querySelectorAll('input')[index]?.click();
  await press('Continue');
}
async function authenticate({ identity }: Instance): Promise<Data> {
  const { customerContextId } = await identity.lookupCustomerByEmail(FASTLANE_PROFILE.email);
  const authenticating = identity.triggerAuthenticationFlow(customerContextId);
  await type(FASTLANE_PROFILE.code);
  return authenticating;
}

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = jest.fn();
  HTMLDialogElement.prototype.close = jest.fn();
  document.body.replaceChildren(Object.assign(document.createElement('div'), { id: 'place' }));
  client.getConfiguration.mockReturnValue({ gatewayConfiguration: { fastlane: { enabled: true } } });
  client.request.mockResolvedValue({ creditCards: [{ nonce: 'saved-nonce' }] });
  const details = { cardType: 'Visa', lastFour: '1111', expirationMonth: '12', expirationYear: '2030' };
  fields.tokenize.mockResolvedValue({ nonce: 'typed-nonce', details });
  page.braintree = { hostedFields: { create: jest.fn(() => Promise.resolve(fields)) } };
  globalThis.fetch = jest.fn((url: unknown) => {
    const texts = FASTLANE_TEXTS[/\/(\w+)\.json$/.exec(String(url))?.[1] ?? ''];
    return Promise.resolve({ ok: texts !== undefined, json: () => Promise.resolve(texts) } as Response);
  });
  installFastlane(FASTLANE_PROFILE, askCustomer, createCardForm);
});

test.each<[string, Data]>([
  ['platform', { platformOptions: { platform: 'PPCP', client } }],
  ['client', { platformOptions: { platform: 'BT' } }],
  ['styles', { styles: 'red' }],
  ['texts', { localeUrl: 'https://shop.example/none/' }],
])('create refuses a wrong %s', async (message, options) => {
  if (message === 'texts') globalThis.fetch = jest.fn(() => Promise.resolve({ ok: false } as Response));
  await expect(create(options)).rejects.toThrow(message);
});

test('create needs hosted fields on the page, and keeps them there', async () => {
  expect(page.braintree?.hostedFields).toBeDefined();
  delete page.braintree?.hostedFields;
  await expect(create()).rejects.toThrow('hostedFields');
});

test('a guest pays with a card, whose billing address may be that of the shipping', async () => {
  const { identity, FastlanePaymentComponent } = await open();
  expect(await identity.lookupCustomerByEmail('guest@example.com')).toEqual({ customerContextId: '' });
  expect(await identity.triggerAuthenticationFlow('')).toEqual({ authenticationState: 'not_found', profileData: {} });
  const form = await FastlanePaymentComponent();
  await expect(form.getPaymentToken()).rejects.toThrow('rendered');
  await form.render('#place');
  form.setShippingAddress({ postalCode: '60606' });
  expect(await form.getPaymentToken()).toEqual({
    id: 'typed-nonce',
    paymentSource: { card: { brand: 'Visa', lastDigits: '1111', expiry: '2030-12', billingAddress: { postalCode: '60606' } } },
  });
  expect(fields.tokenize).toHaveBeenCalledWith({
    billingAddress: { postalCode: '60606' },
    metadata: { connectCheckout: { hasBuyerConsent: false } },
  });
});

test('the known customer types the code, and pays with the saved card through the client of the shop', async () => {
  const instance = await open();
  const form = await instance.FastlanePaymentComponent();
  await form.render('#place');
  const { authenticationState, profileData } = await authenticate(instance);
  expect(authenticationState).toBe('succeeded');
  expect(profileData).toMatchObject({
    name: { fullName: 'Ada Lovelace' },
    shippingAddress: { postalCode: '60606' },
    card: { id: 'saved-nonce', paymentSource: { card: { brand: 'VISA', lastDigits: '1111', expiry: '2030-12' } } },
  });
  expect(client.request).toHaveBeenCalledWith({
    method: 'post',
    endpoint: 'payment_methods/credit_cards',
    data: { creditCard: expect.objectContaining({ number: '4111111111111111', fastlane: expect.any(Object) }) },
  });
  expect(document.querySelector('#place')?.textContent).toBe('VISA 1111');
  expect(fields.teardown).toHaveBeenCalledTimes(1);
  expect(await form.getPaymentToken()).toMatchObject({ id: 'saved-nonce' });
  expect(findDialog()).toBeNull();
});

test('the third wrong code ends the authentication, and so does Cancel', async () => {
  const { identity } = await open();
  const { customerContextId } = await identity.lookupCustomerByEmail(FASTLANE_PROFILE.email);
  const failing = identity.triggerAuthenticationFlow(customerContextId);
  await type('1');
  await nextTask();
  expect(findDialog()?.querySelector('[role=alert]')?.textContent).toBe('The code is wrong.');
  await type('2');
  await type('3');
  expect(await failing).toEqual({ authenticationState: 'failed', profileData: {} });
  const canceled = identity.triggerAuthenticationFlow(customerContextId);
  await press('Cancel');
  expect(await canceled).toEqual({ authenticationState: 'canceled', profileData: {} });
});

test('the known customer chooses another address and another card, or keeps them', async () => {
  const instance = await open();
  const { profile } = instance;
  await expect(profile.showCardSelector()).rejects.toThrow('not authenticated');
  await authenticate(instance);
  const address = profile.showShippingAddressSelector();
  await nextTask();
  expect(readLabels()).toEqual(['1 Main Street, Chicago, IL 60606', '2 Lake Street, Evanston, IL 60201']);
  await choose(1);
  expect(await address).toMatchObject({ selectionChanged: true, selectedAddress: { postalCode: '60201' } });
  const card = profile.showCardSelector();
  await choose(1);
  expect(await card).toMatchObject({ selectionChanged: true, selectedCard: { paymentSource: { card: { lastDigits: '4444' } } } });
  const same = profile.showCardSelector();
  await press('Cancel');
  expect(await same).toMatchObject({ selectionChanged: false, selectedCard: { paymentSource: { card: { lastDigits: '4444' } } } });
});

test('knows nobody for a merchant without Fastlane', async () => {
  client.getConfiguration.mockReturnValue({ gatewayConfiguration: {} });
  const { identity, profile } = await open();
  const outcomes = [
    identity.lookupCustomerByEmail(FASTLANE_PROFILE.email),
    identity.triggerAuthenticationFlow('any'),
    profile.showShippingAddressSelector(),
    profile.showCardSelector(),
  ];
  expect(await Promise.all(outcomes)).toEqual([undefined, undefined, undefined, undefined]);
});

test('shows its mark, in the language of the locale', async () => {
  const { FastlaneWatermarkComponent, setLocale } = await open();
  const readMark = () => document.querySelector('#place')?.textContent;
  await (await FastlaneWatermarkComponent()).render('#place');
  expect(readMark()).toBe('Fastlane by PayPal');
  await setLocale('es_us');
  await (await FastlaneWatermarkComponent({ includeAdditionalInfo: true })).render('#place');
  expect(readMark()).toMatch(/^Fastlane de PayPal\. /);
  expect(fetch).toHaveBeenCalledWith(`${localeUrl}es_us.json`);
  await expect(setLocale('xx_xx')).rejects.toThrow('xx_xx');
  await expect((await FastlaneWatermarkComponent()).render('#nothing')).rejects.toThrow('#nothing');
});

test('a card component that cannot find its element rejects', async () => {
  const { FastlaneCardComponent } = await open();
  await expect((await FastlaneCardComponent()).render('#nothing')).rejects.toThrow('#nothing');
});
