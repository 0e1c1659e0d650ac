import { customers, detailsOf } from '../../payment-request/customers';
import { installSheet } from '../../payment-request/scripted-sheet';
import { changeFlow, flow, type Flow } from '../flow';

export const paymentRequestFlows: Flow[] = [
  changeFlow('Payment Request, with a scripted sheet', async (shop) => {
    await shop.page.addInitScript(installSheet, customers);
    await shop.create('paymentRequest');
    await shop.call('paymentRequest', 'canMakePayment', { details: detailsOf('card') });
    for (const id of Object.keys(customers)) await shop.call('paymentRequest', 'tokenize', { details: detailsOf(id) });
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
