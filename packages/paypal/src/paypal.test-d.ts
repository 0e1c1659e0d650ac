import type { Client } from '@tender/client';
import type { AllowExtraMembers } from '@tender/client/internal';
import type { Same } from '@tender/client/testing';
import type * as z from 'zod/mini';
import {
  paypalCheckout,
  type PayPalAddress,
  type PayPalCheckout,
  type PayPalCheckoutCreatePaymentOptions,
  type PayPalCheckoutErrorCode,
  type PayPalCheckoutLoadPayPalSDKOptions,
  type PayPalCheckoutStartVaultInitiatedCheckoutOptions,
  type PayPalCheckoutTokenizePaymentOptions,
  type PayPalCheckoutTokenizePayload,
  type PayPalCheckoutUpdatePaymentOptions,
  type PayPalLineItem,
  type PayPalPlanMetadata,
  type PayPalShippingOption,
} from './checkout';
import { paypal, type PayPal, type PayPalErrorCode, type PayPalTokenizeOptions, type PayPalTokenizePayload } from './index';
import type {
  address,
  createPaymentOptions,
  lineItem,
  loadPayPalSDKOptions,
  planMetadata,
  shippingOption,
  startVaultInitiatedCheckoutOptions,
  tokenizeOptions,
  tokenizePayload,
  tokenizePaymentOptions,
  updatePaymentOptions,
} from './schemas';

declare const authorization: string;
declare const client: Client;
declare const signal: AbortSignal;

// Options accept nested objects with further members, and those of interfaces without an index signature: the types have `AllowExtraMembers` there,
// which schemas do not have.
type WithExtraMembers<T> = { [Key in keyof T]: AllowExtraMembers<T[Key]> };
true satisfies Same<WithExtraMembers<z.input<typeof tokenizeOptions>>, PayPalTokenizeOptions>;
true satisfies Same<WithExtraMembers<z.input<typeof createPaymentOptions>>, PayPalCheckoutCreatePaymentOptions>;
true satisfies Same<WithExtraMembers<z.input<typeof startVaultInitiatedCheckoutOptions>>, PayPalCheckoutStartVaultInitiatedCheckoutOptions>;
true satisfies Same<WithExtraMembers<z.input<typeof updatePaymentOptions>>, PayPalCheckoutUpdatePaymentOptions>;
true satisfies Same<AllowExtraMembers<z.input<typeof tokenizePaymentOptions>>, PayPalCheckoutTokenizePaymentOptions>;
true satisfies Same<AllowExtraMembers<z.input<typeof loadPayPalSDKOptions>>, PayPalCheckoutLoadPayPalSDKOptions>;
true satisfies Same<z.input<typeof address>, PayPalAddress>;
true satisfies Same<z.input<typeof shippingOption>, PayPalShippingOption>;
true satisfies Same<z.input<typeof lineItem>, PayPalLineItem>;
true satisfies Same<z.input<typeof planMetadata>, PayPalPlanMetadata>;
true satisfies Same<z.output<typeof tokenizePayload>, PayPalCheckoutTokenizePayload>;
true satisfies Same<Omit<z.output<typeof tokenizePayload>, 'shippingOptionId' | 'cobrandedCardLabel'>, PayPalTokenizePayload>;

export async function popupTypes(): Promise<void> {
  const instance: PayPal = await paypal.create({ authorization, signal });
  paypal.create({ client }, (error: unknown, created?: PayPal) => created);
  paypal.isSupported() satisfies boolean;
  (await instance.tokenize({ flow: 'checkout', amount: 10, currency: 'EUR', signal })) satisfies PayPalTokenizePayload;
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
  (await instance.tokenizePayment({ payerID: '', orderID: '', facilitatorAccessToken: '' })) satisfies PayPalCheckoutTokenizePayload;
  (await instance.getClientId()) satisfies string | undefined;
  (await instance.loadPayPalSDK()) satisfies PayPalCheckout;
  await instance.loadPayPalSDK({ 'client-id': '', 'enable-funding': 'venmo', dataAttributes: { amount: 10 }, signal });
  const options = { amount: 1, currency: 'EUR', vaultInitiatedCheckoutPaymentMethodToken: '' };
  (await instance.startVaultInitiatedCheckout({ ...options, optOutOfModalBackdrop: true })) satisfies PayPalCheckoutTokenizePayload;
  // @ts-expect-error -- the vaulted account is required
  await instance.startVaultInitiatedCheckout({ amount: 1, currency: 'EUR' });
  await instance.closeVaultInitiatedCheckoutWindow();
  instance.intentFromCreatePayment satisfies string | undefined;
  const code: PayPalCheckoutErrorCode = 'PAYPAL_START_VAULT_INITIATED_CHECKOUT_CANCELED';
  void code;
}
