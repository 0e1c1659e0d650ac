import { failingConfiguration, type FailingCall } from '@tender/client/testing';
import { applePay } from '../index';

const tokenize: FailingCall['call'] = async (authorization) =>
  (await applePay.create({ authorization })).tokenize({ token: { paymentData: {} } });

export const failures: Record<'applePay', readonly FailingCall[]> = {
  applePay: [
    failingConfiguration(tokenize),
    {
      step: '`performValidation`: requests the merchant session',
      request: { path: 'apple_pay_web/sessions' },
      call: async (authorization) =>
        (await applePay.create({ authorization })).performValidation({ validationURL: 'https://apple.example/', displayName: 'Shop' }),
    },
    { step: '`tokenize`: creates the nonce', request: { path: 'payment_methods/apple_payment_tokens' }, call: tokenize },
  ],
};
