import { expect } from '@playwright/test';
import { approveLocalPayment, cancelLocalPayment, declineLocalPayment, type PopupLike } from '@tender/sandbox/testing';
import { localPaymentRedirectFlows } from '../differential/flows/local-payment-redirect';
import { unusualLocalPaymentFlows } from '../differential/flows/unusual-local-payment';
import { SOFORT } from '../local-payment/sofort';
import { askGateway, returns, urlIn } from './customer-page';
import { inWindow, paidInWindow } from './demo-payment';
import type { MethodDescription } from './method';
import { payInWindow, type WindowPayment } from './window-payment';

/** Creates options of a local payment. It runs on the page, so it must not use variables of this file. */
export const createIdealOptions = () => ({
  paymentType: 'ideal' as const,
  amount: '10.00',
  currencyCode: 'EUR',
  paymentTypeCountryCode: 'NL',
  givenName: 'Ada',
  surname: 'Lovelace',
  fallback: { url: `${location.origin}/back`, buttonText: '100% back to the shop' },
  onPaymentStart: (_: unknown, proceed?: () => void) => proceed?.(),
});

export const localPaymentPayment: WindowPayment = {
  title: 'local payment',
  namespace: 'localPayment',
  method: 'startPayment',
  create: { merchantAccountId: 'sandbox_eur' },
  options: createIdealOptions,
  page: '/pay/local_payment/',
  approve: approveLocalPayment,
  cancel: cancelLocalPayment,
  decline: declineLocalPayment,
  hasCloseWindow: true,
  popupBridge: 'all',
  approved: { nonce: expect.any(String), type: 'PayPalAccount', details: expect.any(Object), correlationId: expect.any(String) },
  codes: {
    canceled: 'LOCAL_PAYMENT_CANCELED',
    closed: 'LOCAL_PAYMENT_WINDOW_CLOSED',
    blocked: 'LOCAL_PAYMENT_WINDOW_OPEN_FAILED',
    timeout: 'LOCAL_PAYMENT_START_PAYMENT_FAILED',
    declined: 'LOCAL_PAYMENT_START_PAYMENT_FAILED',
    second: 'LOCAL_PAYMENT_ALREADY_IN_PROGRESS',
  },
  fullPage: {
    create: { merchantAccountId: 'sandbox_eur' },
    options: SOFORT,
    back: { approved: '&token=', canceled: '&wasCanceled=true' },
    approved: expect.objectContaining({ nonce: expect.any(String), type: 'PayPalAccount' }),
  },
  requests: { prepare: 'local_payments/create', exchange: 'paypal_accounts' },
  everyChange: ['approved', 'refused'],
  refused: [
    'startPayment({})',
    'startPayment({ paymentType: "ideal", amount: "10.00" })',
    'hasTokenizationParams()',
    'tokenize()',
    'teardown()',
    'startPayment({})',
  ],
};

const approve = (popup: PopupLike): Promise<void> => approveLocalPayment(popup, { bank: 'Second Test Bank' });

export const localPayment: MethodDescription = {
  flows: [...localPaymentRedirectFlows, ...unusualLocalPaymentFlows],
  initialized: 'local-payment',
  windowPayment: localPaymentPayment,
  payOnPage: payInWindow(localPaymentPayment),
  customerPages: {
    'a bank of a local payment': {
      begin: async (sandbox) =>
        urlIn(
          await askGateway(sandbox, 'local_payments/create', {
            ...returns,
            amount: '10.00',
            currencyIsoCode: 'EUR',
            fundingSource: 'ideal',
            paymentTypeCountryCode: 'NL',
            firstName: 'Ada',
            lastName: 'Lovelace',
            intent: 'sale',
          }),
          'paymentResource',
          'redirectUrl',
        ),
    },
  },
  demo: [
    {
      name: 'local payment',
      label: 'Bank or wallet',
      path: 'local-payment',
      fields: { 'First name': 'Ada', 'Last name': 'Lovelace' },
      ...paidInWindow({ approve, cancel: cancelLocalPayment, decline: declineLocalPayment }),
      by: 'iDEAL',
      failed: inWindow(declineLocalPayment),
      message: 'The payment did not work.',
    },
  ],
  nonces: {
    'an iDEAL payment': {
      type: 'PayPalAccount',
      instrument: 'local_payment',
      vaulted: false,
      merchantAccountId: 'sandbox_eur',
    },
  },
};
