import { expect } from '@playwright/test';
import type { PayPalTokenizeOptions } from '@tender/paypal';
import { approvePayPal, cancelPayPal, type PayPalPopup } from '@tender/sandbox/testing';
import { unusualPayPalFlows } from '../differential/flows/unusual-paypal';
import { failedExchange, inWindow, paidInWindow } from './demo-payment';
import type { MethodDescription } from './method';
import { payInWindow, type WindowPayment } from './window-payment';

export const paypalPayment: WindowPayment = {
  title: 'PayPal',
  namespace: 'paypal',
  method: 'tokenize',
  options: { flow: 'checkout', amount: '10.00', currency: 'USD' } satisfies PayPalTokenizeOptions,
  page: '/pay/paypal/',
  approve: approvePayPal,
  cancel: cancelPayPal,
  hasCloseWindow: true,
  popupBridge: 'with return address',
  approved: { nonce: expect.any(String), type: 'PayPalAccount', details: { email: expect.any(String), payerId: expect.any(String) } },
  codes: {
    canceled: 'PAYPAL_POPUP_CLOSED',
    closed: 'PAYPAL_POPUP_CLOSED',
    blocked: 'PAYPAL_POPUP_OPEN_FAILED',
    timeout: 'PAYPAL_FLOW_FAILED',
    second: 'PAYPAL_TOKENIZATION_REQUEST_ACTIVE',
  },
  requests: { prepare: 'paypal_hermes/create_payment_resource', exchange: 'paypal_accounts' },
  everyChange: ['approved'],
  smoke: true,
  refused: [
    'tokenize()',
    'tokenize({})',
    'tokenize({ flow: "other" })',
    'tokenize({ flow: "checkout" })',
    'tokenize({ flow: "checkout", amount: "10.00" })',
    'teardown()',
    'tokenize({ flow: "vault" })',
  ],
};

export const paypalAgreement: WindowPayment = {
  ...paypalPayment,
  title: 'PayPal, an agreement',
  options: { flow: 'vault' } satisfies PayPalTokenizeOptions,
  everyChange: ['canceled'],
  requests: { prepare: 'paypal_hermes/setup_billing_agreement', exchange: 'paypal_accounts' },
};

export const approveAsGrace = (popup: PayPalPopup): Promise<void> => approvePayPal(popup, { email: 'grace@example.com' });

export const paypal: MethodDescription = {
  flows: unusualPayPalFlows,
  initialized: 'paypal',
  windowPayment: paypalPayment,
  settingsWithout: { paypal: null, paypalEnabled: false },
  payOnPage: payInWindow(paypalPayment),
  demo: [
    {
      name: 'PayPal',
      path: 'paypal',
      ...paidInWindow({ approve: approveAsGrace, cancel: cancelPayPal, canBeClosed: true }),
      by: 'PayPal, grace@example.com',
      ...failedExchange('paypal_accounts', inWindow(approveAsGrace)),
    },
  ],
  nonces: {
    'one PayPal payment': { type: 'PayPalAccount', instrument: 'paypal_account', vaulted: false },
    'a PayPal agreement': { type: 'PayPalAccount', instrument: 'paypal_account', vaulted: true, pay: payInWindow(paypalAgreement) },
  },
};
