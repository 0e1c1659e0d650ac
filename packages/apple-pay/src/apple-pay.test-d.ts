import type { Same } from '@tender/client/testing';
import type { z } from 'zod';
import {
  applePay,
  type ApplePay,
  type ApplePayDeferred,
  type ApplePayErrorCode,
  type ApplePayMerchantSession,
  type ApplePayPaymentRequest,
  type ApplePayPaymentRequestOverrides,
  type ApplePayPaymentToken,
  type ApplePayPerformValidationOptions,
  type ApplePayTokenizeOptions,
  type ApplePayTokenizePayload,
} from './index';
import type { paymentRequestOverrides, paymentToken, performValidationOptions, tokenizeOptions, tokenizePayload } from './schemas';

declare const authorization: string;
declare const signal: AbortSignal;

true satisfies Same<z.input<typeof paymentRequestOverrides>, ApplePayPaymentRequestOverrides>;
true satisfies Same<z.input<typeof performValidationOptions>, ApplePayPerformValidationOptions>;
true satisfies Same<z.input<typeof paymentToken>, ApplePayPaymentToken>;
true satisfies Same<z.input<typeof tokenizeOptions>, ApplePayTokenizeOptions>;
true satisfies Same<z.output<typeof tokenizePayload>, ApplePayTokenizePayload>;

/** A request as a shop may declare it: an interface, which has no index signature. */
interface ShopRequest {
  total: { label: string; amount: string };
  lineItems?: { label: string; amount: string }[];
}
declare const shopRequest: ShopRequest;

export async function types(): Promise<void> {
  const instance: ApplePay = await applePay.create({ authorization, signal });
  applePay.create({ authorization }, (error: unknown, created?: ApplePay) => created);
  instance.merchantIdentifier satisfies string;
  // @ts-expect-error -- the identifier cannot be assigned
  instance.merchantIdentifier = 'other';
  const request = instance.createPaymentRequest({ total: { label: 'Shop', amount: '15.00' }, shippingType: 'delivery' });
  request.total.amount satisfies string;
  request.shippingType satisfies string;
  request.supportedNetworks satisfies string[];
  instance.createPaymentRequest() satisfies ApplePayPaymentRequest;
  instance.createPaymentRequest(shopRequest) satisfies ShopRequest;
  instance.createPaymentRequest({ countryCode: 'DE' }, (_, created) => created?.currencyCode);
  // @ts-expect-error -- amounts are strings
  instance.createPaymentRequest({ total: { label: 'Shop', amount: 15 } });
  const deferred: ApplePayDeferred = await applePay.create({ authorization, useDeferredClient: true });
  (await deferred.createPaymentRequest({ signal })).countryCode satisfies string;
  const session: ApplePayMerchantSession = await instance.performValidation({ validationURL: '', displayName: 'Shop', signal });
  session._httpStatus satisfies number;
  const payload = await instance.tokenize({ token: { paymentData: {}, paymentMethod: {}, transactionIdentifier: '' }, signal });
  payload.nonce satisfies string;
  payload.details.dpanLastTwo satisfies string | undefined;
  instance.tokenize({ token: {} }, (_, tokenized) => tokenized?.nonce);
  // @ts-expect-error -- a token is required
  await instance.tokenize({});
  const code: ApplePayErrorCode = 'APPLE_PAY_TOKENIZATION';
  void code;
}
