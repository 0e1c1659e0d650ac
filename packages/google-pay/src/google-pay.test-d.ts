import type { Same } from '@tender/client/testing';
import type { z } from 'zod';
import {
  googlePayment,
  type GooglePaymentDeferred,
  type GooglePayment,
  type GooglePaymentErrorCode,
  type GooglePaymentCardPayload,
  type GooglePaymentCreateOptions,
  type GooglePaymentDataRequestOverrides,
  type GooglePaymentPayPalPayload,
} from './index';
import type { cardPayload, googlePayVersion, paymentDataRequestOverrides, paypalPayload } from './schemas';

declare const authorization: string;
declare const signal: AbortSignal;

true satisfies Same<z.input<typeof googlePayVersion> | undefined, GooglePaymentCreateOptions['googlePayVersion']>;
true satisfies Same<z.input<typeof paymentDataRequestOverrides>, GooglePaymentDataRequestOverrides>;
true satisfies Same<z.output<typeof cardPayload>, GooglePaymentCardPayload>;
true satisfies Same<z.output<typeof paypalPayload>, GooglePaymentPayPalPayload>;

export async function types(): Promise<void> {
  const instance: GooglePayment = await googlePayment.create({ authorization, googlePayVersion: 2, googleMerchantId: '', signal });
  googlePayment.create({ authorization }, (error: unknown, created?: GooglePayment) => created);
  const request = instance.createPaymentDataRequest({ transactionInfo: { totalPrice: '1.00', currencyCode: 'USD' } });
  request.apiVersion satisfies number;
  request.transactionInfo?.totalPrice satisfies string | undefined;
  instance.createPaymentDataRequest({}, (_, created) => created?.environment);
  const deferred: GooglePaymentDeferred = await googlePayment.create({ authorization, useDeferredClient: true });
  (await deferred.createPaymentDataRequest({ signal })).environment satisfies string;
  const payload = await instance.parseResponse({ apiVersion: 2 });
  payload.nonce satisfies string;
  payload.details?.lastFour satisfies string | undefined;
  // @ts-expect-error -- there is no such version
  await googlePayment.create({ authorization, googlePayVersion: 3 });
  const code: GooglePaymentErrorCode = 'GOOGLE_PAYMENT_GATEWAY_ERROR';
  void code;
}
