import { GOOGLE_CARD } from '../../payment-request/customers';
import { changeFlow, flow, type Flow } from '../flow';

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
const tokenOf = (contents: object): string => JSON.stringify(contents);

export const googlePayFlows: Flow[] = [
  ...([1, 2] as const).map((googlePayVersion) =>
    (googlePayVersion === 2 ? changeFlow : flow)(`Google Pay, requests and answers of version ${googlePayVersion}`, async (shop) => {
      await shop.create('googlePayment', { googlePayVersion, googleMerchantId: 'google-merchant' });
      for (const overrides of OVERRIDES) await shop.call('googlePayment', 'createPaymentDataRequest', overrides);
      await shop.create('googlePayment', { googlePayVersion, authorization: shop.tokenizationKey });
      for (const overrides of OVERRIDES) await shop.call('googlePayment', 'createPaymentDataRequest', overrides);
      const answers = [{ androidPayCards: [GOOGLE_CARD] }, { error: { message: 'No.' } }, {}].map(tokenOf).concat('nonsense');
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
];
