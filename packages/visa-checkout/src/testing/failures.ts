import { failingConfiguration, type FailingCall } from '@tender/client/testing';
import { visaCheckout } from '../index';

const tokenize: FailingCall['call'] = async (authorization) =>
  (await visaCheckout.create({ authorization })).tokenize({ callid: 'call', encKey: 'key', encPaymentData: 'data' });

export const failures: Record<'visaCheckout', readonly FailingCall[]> = {
  visaCheckout: [
    failingConfiguration(tokenize),
    { step: '`tokenize`: creates the nonce', request: { path: 'payment_methods/visa_checkout_cards' }, call: tokenize },
  ],
};
