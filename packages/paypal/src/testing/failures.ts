import { failingConfiguration, type FailingCall } from '@tender/client/testing';
import { playProviderPages } from '@tender/frame-service/testing';
import { paypalCheckout, type PayPalCheckout } from '../checkout';
import { paypal, type PayPalTokenizeOptions } from '../index';

const payment = { flow: 'checkout', amount: '10.00', currency: 'USD' } as const;
const agreement = { flow: 'vault' } as const;
const RETURN = { token: 'EC-1', paymentId: 'PAY-1', PayerID: 'payer' };
const resource = { path: 'paypal_hermes/create_payment_resource' };
const agreementSetup = { path: 'paypal_hermes/setup_billing_agreement' };
const accounts = { path: 'payment_methods/paypal_accounts' };

async function tokenize(authorization: string, options: PayPalTokenizeOptions): Promise<unknown> {
  playProviderPages(RETURN);
  return (await paypal.create({ authorization })).tokenize(options);
}

async function withCheckout(authorization: string, call: (instance: PayPalCheckout) => Promise<unknown>): Promise<unknown> {
  playProviderPages(RETURN);
  return call(await paypalCheckout.create({ authorization }));
}

function payFromVault(authorization: string): Promise<unknown> {
  const options = { amount: '10.00', currency: 'USD', vaultInitiatedCheckoutPaymentMethodToken: 'token' };
  return withCheckout(authorization, (instance) => instance.startVaultInitiatedCheckout(options));
}

const createPayment: FailingCall['call'] = (authorization) => withCheckout(authorization, (instance) => instance.createPayment(payment));

export const failures: Record<'paypal' | 'paypalCheckout', readonly FailingCall[]> = {
  paypal: [
    failingConfiguration((authorization) => tokenize(authorization, payment)),
    { step: '`tokenize`, `checkout`: creates the payment', request: resource, call: (authorization) => tokenize(authorization, payment) },
    {
      step: '`tokenize`, `vault`: creates the agreement',
      request: agreementSetup,
      call: (authorization) => tokenize(authorization, agreement),
    },
    { step: '`tokenize`: creates the nonce', request: accounts, call: (authorization) => tokenize(authorization, payment) },
  ],
  paypalCheckout: [
    failingConfiguration(createPayment, '`create` with a client, else the first call: reads the configuration'),
    { step: '`createPayment`, `checkout`: creates the payment', request: resource, call: createPayment },
    {
      step: '`createPayment`, `vault`: creates the agreement',
      request: agreementSetup,
      call: (authorization) => withCheckout(authorization, (instance) => instance.createPayment(agreement)),
    },
    {
      step: '`updatePayment`: changes the payment',
      request: { path: 'paypal_hermes/patch_payment_resource' },
      call: (authorization) =>
        withCheckout(authorization, (instance) => instance.updatePayment({ paymentId: 'PAY-1', amount: '10.00', currency: 'USD' })),
    },
    {
      step: '`tokenizePayment`: creates the nonce',
      request: accounts,
      call: (authorization) =>
        withCheckout(authorization, (instance) => instance.tokenizePayment({ paymentID: 'PAY-1', payerID: 'payer' })),
    },
    { step: '`startVaultInitiatedCheckout`: creates the payment', request: resource, call: payFromVault },
    {
      step: '`startVaultInitiatedCheckout`: creates the nonce',
      request: accounts,
      accepted: { request: resource, body: { paymentResource: { redirectUrl: 'https://paypal.example/?token=EC-1' } } },
      call: payFromVault,
    },
  ],
};
