import { approveVenmo } from '@tender/sandbox/testing';
import { installSheet, type Customer } from '../../payment-request/scripted-sheet';
import { ANDROID_CHROME, readCode } from '../../venmo/support';
import { changeFlow, flow, type Flow } from '../flow';
import { waitForEvent } from './wait-for-event';

const PHONE = { userAgent: ANDROID_CHROME, viewport: { width: 412, height: 915 }, hasTouch: true };
const usage = { paymentMethodUsage: 'multi_use' };

const OVERRIDES: readonly object[] = [
  {},
  { transactionInfo: { totalPrice: 15, currencyCode: 'USD' }, foo: 'bar', environment: 'PRODUCTION' },
  { cardRequirements: { prop: true, allowedCardNetworks: ['VISA'] }, merchantInfo: { merchantName: 'Shop' }, merchantId: 'other' },
  {
    allowedPaymentMethods: [
      { type: 'CARD', parameters: { billingAddressRequired: true }, tokenizationSpecification: { type: 'DIRECT' } },
      { type: 'FOO' },
    ],
  },
  { allowedPaymentMethods: [{ type: 'PAYPAL', tokenizationSpecification: { parameters: { a: 'b' } } }] },
];
const google = {
  nonce: 'fake-android-pay-nonce',
  type: 'AndroidPayCard',
  description: 'Android Pay',
  details: { cardType: 'Visa', lastFour: '1881' },
};
const tokenOf = (contents: object): string => JSON.stringify(contents);

const CARD = {
  cardNumber: '4111111111111111',
  cardholderName: 'Ada Lovelace',
  expiryMonth: '12',
  expiryYear: '2030',
  cardSecurityCode: '123',
};
const CUSTOMERS: Record<string, Customer> = {
  card: { methodName: 'basic-card', details: CARD, response: { payerEmail: 'ada@example.com' } },
  google: { methodName: 'https://google.com/pay', details: { paymentMethodToken: { token: tokenOf({ androidPayCards: [google] }) } } },
  refused: { methodName: 'https://google.com/pay', details: { paymentMethodToken: { token: tokenOf({ error: { message: 'No.' } }) } } },
  declined: { methodName: 'basic-card', details: { ...CARD, cardNumber: '1' } },
  dismissed: { error: { name: 'AbortError', message: 'Dismissed.' } },
};
const detailsOf = (id: string): object => ({ id, total: { label: 'Total', amount: { currency: 'USD', value: '10.00' } } });

export const walletFlows: Flow[] = [
  changeFlow('Venmo, a QR code scanned and approved', async (shop) => {
    await shop.create('venmo', { allowDesktop: true, ...usage });
    await shop.call('venmo', 'isBrowserSupported');
    const outcome = await shop.click('venmo', 'tokenize');
    const url = await readCode(shop.page);
    const phone = await shop.page.context().newPage();
    await phone.goto(url);
    await waitForEvent(shop, 'web.venmo.tokenize.desktop.status-change.scanned');
    await approveVenmo(phone);
    await outcome();
    return url;
  }),

  flow('Venmo, a QR code closed', async (shop) => {
    await shop.create('venmo', { allowDesktop: true, ...usage });
    const outcome = await shop.click('venmo', 'tokenize');
    await readCode(shop.page);
    await shop.page.frameLocator('#venmo-desktop-iframe').getByRole('button', { name: /close/i }).first().click();
    await outcome();
  }),

  flow(
    'Venmo, the address of the app',
    async (shop) => {
      for (const options of [
        usage,
        {},
        { ...usage, allowNewBrowserTab: false, displayName: 'Mugs', collectCustomerBillingAddress: true, totalAmount: '10.00' },
      ]) {
        await shop.create('venmo', options);
        await shop.call('venmo', 'isBrowserSupported');
        await shop.call('venmo', 'hasTokenizationResult');
        await shop.call('venmo', 'getUrl');
        await shop.call('venmo', 'teardown');
      }
      await shop.attempt('instances.venmo.getUrl()');
    },
    { browser: PHONE },
  ),

  flow('Venmo, options that are refused', async (shop) => {
    await shop.create('venmo', { allowNewBrowserTab: 'yes' });
    await shop.create('venmo', { ignoreHistoryChanges: 'yes' });
    await shop.create('venmo', { profileId: 12 });
    await shop.create('venmo', { deepLinkReturnUrl: 12 });
  }),

  ...([1, 2] as const).map((googlePayVersion) =>
    (googlePayVersion === 2 ? changeFlow : flow)(`Google Pay, requests and answers of version ${googlePayVersion}`, async (shop) => {
      await shop.create('googlePayment', { googlePayVersion, googleMerchantId: 'google-merchant' });
      for (const overrides of OVERRIDES) await shop.call('googlePayment', 'createPaymentDataRequest', overrides);
      await shop.create('googlePayment', { googlePayVersion, authorization: shop.tokenizationKey });
      for (const overrides of OVERRIDES) await shop.call('googlePayment', 'createPaymentDataRequest', overrides);
      const answers = [{ androidPayCards: [google] }, { error: { message: 'No.' } }, {}].map(tokenOf).concat('nonsense');
      for (const token of answers) {
        await shop.call('googlePayment', 'parseResponse', { apiVersion: 2, paymentMethodData: { tokenizationData: { token } } });
        await shop.call('googlePayment', 'parseResponse', { paymentMethodToken: { token } });
      }
      await shop.call('googlePayment', 'teardown');
      await shop.attempt('instances.googlePayment.createPaymentDataRequest({})');
    }),
  ),

  flow('Google Pay, a version that is not there', async (shop) => {
    await shop.create('client');
    await shop.attempt('braintree.googlePayment.create({ client: instances.client, googlePayVersion: 9 })');
  }),

  changeFlow('Payment Request, with a scripted sheet', async (shop) => {
    await shop.page.addInitScript(installSheet, CUSTOMERS);
    await shop.create('paymentRequest');
    await shop.call('paymentRequest', 'canMakePayment', { details: detailsOf('card') });
    for (const id of Object.keys(CUSTOMERS)) await shop.call('paymentRequest', 'tokenize', { details: detailsOf(id) });
    await shop.call('paymentRequest', 'createSupportedPaymentMethodsConfiguration', 'basicCard', { supportedTypes: ['debit'] });
    await shop.call('paymentRequest', 'createSupportedPaymentMethodsConfiguration', 'googlePay', { environment: 'PRODUCTION' });
    await shop.call('paymentRequest', 'createSupportedPaymentMethodsConfiguration', 'other');
    await shop.call('paymentRequest', 'tokenize', { supportedPaymentMethods: [], details: detailsOf('card') });
    await shop.call('paymentRequest', 'teardown');
    await shop.create('paymentRequest', { googlePayVersion: 2 });
    await shop.call('paymentRequest', 'createSupportedPaymentMethodsConfiguration', 'googlePay', { environment: 'PRODUCTION' });
    await shop.call('paymentRequest', 'teardown');
    await shop.attempt('instances.paymentRequest.canMakePayment({})');
  }),

  flow('Payment Request, options that are refused', async (shop) => {
    await shop.create('paymentRequest', { enabledPaymentMethods: { basicCard: false, googlePay: false } });
  }),
];
