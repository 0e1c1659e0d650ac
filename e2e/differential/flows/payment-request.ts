import { installSheet, type Customer } from '../../payment-request/scripted-sheet';
import { changeFlow, flow, type Flow } from '../flow';
import { google, tokenOf } from './google-pay';

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

export const paymentRequestFlows: Flow[] = [
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
