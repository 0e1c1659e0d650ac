import { failingConfiguration, type FailingCall } from '@tender/client/testing';
import { joinFrame, onFrame } from '@tender/frame-service/testing';
import { create } from '../../frames/payment-request-frame/create';
import { paymentRequest } from '../index';

const card = { cardNumber: '4111111111111111', expiryMonth: '12', expiryYear: '2030', cardSecurityCode: '123' };
const details = { total: { label: 'Total', amount: { currency: 'USD', value: '10.00' } } };

/** A sheet in which the customer chooses a card at once. */
class Sheet extends EventTarget {
  show = () => Promise.resolve({ methodName: 'basic-card', details: card, complete: () => Promise.resolve() });
}

const tokenize: FailingCall['call'] = async (authorization) => {
  Object.assign(window, { PaymentRequest: Sheet });
  onFrame((iframe) => {
    location.hash = new URL(iframe.src).hash;
    joinFrame(iframe);
    create();
  });
  const instance = await paymentRequest.create({ authorization, enabledPaymentMethods: { basicCard: true } });
  return instance.tokenize({ details });
};

export const failures: Record<'paymentRequest', readonly FailingCall[]> = {
  paymentRequest: [
    failingConfiguration(tokenize),
    {
      step: '`tokenize`, a card: creates the nonce, by REST',
      request: { path: 'payment_methods/credit_cards' },
      merchant: { graphQLFeatures: [] },
      call: tokenize,
    },
    { step: '`tokenize`, a card: creates the nonce, by GraphQL', request: { graphqlOperation: 'TokenizeCreditCard' }, call: tokenize },
  ],
};
