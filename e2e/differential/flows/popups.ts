import { approvePayPal, cancelPayPal } from '@tender/sandbox/testing';
import { ideal, SEPA_MANDATE } from '../../support/payments';
import { press } from '../../support/popup-method';
import { flow, type Flow } from '../flow';
import { popupFlows } from './popup';

const paypal = {
  namespace: 'paypal',
  method: 'tokenize',
  page: '/pay/paypal/',
  approve: approvePayPal,
  cancel: cancelPayPal,
  exchanges: 'paypal_accounts',
} as const;

export const popupMethodFlows: Flow[] = [
  ...popupFlows({
    title: 'SEPA',
    namespace: 'sepa',
    method: 'tokenize',
    options: SEPA_MANDATE,
    page: '/pay/sepa/',
    approve: press('Approve the mandate'),
    cancel: press('Cancel and go back'),
    prepares: 'v1/sepa_debit',
    exchanges: 'sepa_debit_accounts',
  }),

  flow('SEPA, options that are refused', async (shop) => {
    await shop.create('sepa');
    await shop.call('sepa', 'tokenize');
    await shop.call('sepa', 'tokenize', {});
    await shop.call('sepa', 'tokenize', { ...SEPA_MANDATE, mandateType: 'DAILY' });
  }),

  ...popupFlows({
    title: 'local payment',
    namespace: 'localPayment',
    method: 'startPayment',
    create: { merchantAccountId: 'sandbox_eur' },
    options: ideal,
    page: '/pay/local_payment/',
    approve: press('Approve the payment'),
    cancel: press('Cancel and go back'),
    prepares: 'local_payments/create',
    exchanges: 'paypal_accounts',
  }),

  flow('local payment, options that are refused', async (shop) => {
    await shop.create('localPayment');
    await shop.call('localPayment', 'startPayment', {});
    await shop.call('localPayment', 'startPayment', { paymentType: 'ideal', amount: '10.00' });
    await shop.attempt('instances.localPayment.hasTokenizationParams()');
    await shop.attempt('instances.localPayment.tokenize()');
    await shop.call('localPayment', 'teardown');
    await shop.attempt('instances.localPayment.startPayment({})');
  }),

  ...popupFlows({
    title: 'Masterpass',
    namespace: 'masterpass',
    method: 'tokenize',
    options: { subtotal: '10.00', currencyCode: 'USD' },
    page: '/pay/masterpass/',
    approve: press('Pay with this card'),
    cancel: press('Cancel and go back'),
    prepares: 'masterpass/request_token',
    exchanges: 'masterpass_cards',
  }),

  flow('Masterpass, options that are refused', async (shop) => {
    await shop.create('masterpass');
    await shop.call('masterpass', 'tokenize');
    await shop.call('masterpass', 'tokenize', { subtotal: '10.00' });
    await shop.call('masterpass', 'teardown');
    await shop.attempt('instances.masterpass.tokenize({})');
  }),

  ...popupFlows({
    ...paypal,
    title: 'PayPal, one payment',
    options: { flow: 'checkout', amount: '10.00', currency: 'USD', intent: 'authorize', displayName: 'Mugs', locale: 'en_US' },
    prepares: 'paypal_hermes/create_payment_resource',
  }),

  ...popupFlows({
    ...paypal,
    title: 'PayPal, an agreement',
    options: { flow: 'vault', billingAgreementDescription: 'A mug a month', offerCredit: true, useraction: 'commit' },
    prepares: 'paypal_hermes/setup_billing_agreement',
  }),

  flow('PayPal, options that are refused', async (shop) => {
    await shop.create('paypal');
    await shop.call('paypal', 'tokenize');
    await shop.call('paypal', 'tokenize', {});
    await shop.call('paypal', 'tokenize', { flow: 'other' });
    await shop.call('paypal', 'tokenize', { flow: 'checkout' });
    await shop.call('paypal', 'tokenize', { flow: 'checkout', amount: '10.00' });
    await shop.call('paypal', 'teardown');
    await shop.attempt('instances.paypal.tokenize({ flow: "vault" })');
  }),
];
