import type { Client } from '@tender/client';
import { paypalCheckout, type PayPalCheckout, type PayPalCheckoutErrorCode } from './checkout';
import { paypal, type PayPal, type PayPalErrorCode, type TokenizePayload } from './index';

declare const authorization: string;
declare const client: Client;
declare const signal: AbortSignal;

export async function popupTypes(): Promise<void> {
  const instance: PayPal = await paypal.create({ authorization, signal });
  paypal.create({ client }, (error: unknown, created?: PayPal) => created);
  paypal.isSupported() satisfies boolean;
  (await instance.tokenize({ flow: 'checkout', amount: 10, currency: 'EUR', signal })) satisfies TokenizePayload;
  (await instance.tokenize({ flow: 'vault' })).details.email satisfies string | undefined;
  const { close, focus } = instance.tokenize({ flow: 'vault' }, (error, payload) => payload?.nonce);
  close();
  focus();
  // @ts-expect-error -- a flow is required
  await instance.tokenize({ amount: 10 });
  // @ts-expect-error -- there is no such flow
  await instance.tokenize({ flow: 'both' });
  // @ts-expect-error -- with a promise there is no handler
  void instance.tokenize({ flow: 'vault' }).close;
  instance.closeWindow();
  const code: PayPalErrorCode = 'PAYPAL_POPUP_CLOSED';
  void code;
}

export async function checkoutTypes(): Promise<void> {
  const instance: PayPalCheckout = await paypalCheckout.create({ authorization, merchantAccountId: 'euros', autoSetDataUserIdToken: true });
  (await instance.createPayment({ flow: 'vault', planType: 'RECURRING', signal })) satisfies string;
  await instance.updatePayment({ paymentId: '', currency: 'EUR', amount: '1' });
  await instance.updatePayment({ paymentId: '', currency: 'EUR', lineItems: [] });
  // @ts-expect-error -- a payment is required
  await instance.updatePayment({ amount: 1, currency: 'EUR' });
  // @ts-expect-error -- there is no such preference
  await instance.createPayment({ flow: 'checkout', contactPreference: 'NEVER' });
  (await instance.tokenizePayment({ payerID: '', orderID: '', facilitatorAccessToken: '' })) satisfies TokenizePayload;
  (await instance.getClientId()) satisfies string | undefined;
  (await instance.loadPayPalSDK()) satisfies PayPalCheckout;
  await instance.loadPayPalSDK({ 'client-id': '', 'enable-funding': 'venmo', dataAttributes: { amount: 10 }, signal });
  const options = { amount: 1, currency: 'EUR', vaultInitiatedCheckoutPaymentMethodToken: '' };
  (await instance.startVaultInitiatedCheckout({ ...options, optOutOfModalBackdrop: true })) satisfies TokenizePayload;
  // @ts-expect-error -- the vaulted account is required
  await instance.startVaultInitiatedCheckout({ amount: 1, currency: 'EUR' });
  await instance.closeVaultInitiatedCheckoutWindow();
  instance.intentFromCreatePayment satisfies string | undefined;
  const code: PayPalCheckoutErrorCode = 'PAYPAL_START_VAULT_INITIATED_CHECKOUT_CANCELED';
  void code;
}
