import { failingConfiguration, type FailingCall } from '@tender/client/testing';
import { playProviderPages } from '@tender/frame-service/testing';
import { localPayment, type LocalPaymentStartPaymentOptions } from '../index';
import { ideal, invoice } from './set-up';

const RETURN = { token: 'token', paymentId: 'payment', PayerID: 'payer' };
const creation = { path: 'local_payments/create' };
const accounts = { path: 'payment_methods/paypal_accounts' };

const startPayment =
  (options: LocalPaymentStartPaymentOptions): FailingCall['call'] =>
  async (authorization) => {
    playProviderPages(RETURN);
    return (await localPayment.create({ authorization })).startPayment(options);
  };

const tokenize: FailingCall['call'] = async (authorization) => {
  playProviderPages();
  return (await localPayment.create({ authorization })).tokenize(RETURN);
};

/** The customer returns from a full page. `create` resolves with the error. */
const returnToPage: FailingCall['call'] = async (authorization) => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  history.replaceState(null, '', `?${new URLSearchParams(RETURN).toString()}`);
  try {
    const { redirectError } = await localPayment.create({ authorization, redirectUrl: 'https://shop.example/' });
    throw redirectError as Error;
  } finally {
    history.replaceState(null, '', location.pathname);
  }
};

export const failures: Record<'localPayment', readonly FailingCall[]> = {
  localPayment: [
    failingConfiguration(tokenize),
    { step: '`startPayment` in a window: creates the payment', request: creation, call: startPayment(ideal()) },
    { step: '`startPayment` without a window: creates the payment', request: creation, call: startPayment(invoice()) },
    { step: '`startPayment`: creates the nonce', request: accounts, call: startPayment(ideal()) },
    { step: '`tokenize`: creates the nonce', request: accounts, call: tokenize },
    { step: '`redirectError` of `create`: creates the nonce', request: accounts, call: returnToPage },
  ],
};
