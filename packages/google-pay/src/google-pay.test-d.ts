import { googlePayment, type DeferredGooglePayment, type GooglePayment, type GooglePaymentErrorCode } from './index';

declare const authorization: string;
declare const signal: AbortSignal;

export async function types(): Promise<void> {
  const instance: GooglePayment = await googlePayment.create({ authorization, googlePayVersion: 2, googleMerchantId: '', signal });
  googlePayment.create({ authorization }, (error: unknown, created?: GooglePayment) => created);
  const request = instance.createPaymentDataRequest({ transactionInfo: { totalPrice: '1.00', currencyCode: 'USD' } });
  request.apiVersion satisfies number;
  request.transactionInfo?.totalPrice satisfies string | undefined;
  instance.createPaymentDataRequest({}, (_, made) => made?.environment);
  const deferred: DeferredGooglePayment = await googlePayment.create({ authorization, useDeferredClient: true });
  (await deferred.createPaymentDataRequest({ signal })).environment satisfies string;
  const payload = await instance.parseResponse({ apiVersion: 2 });
  payload.nonce satisfies string;
  payload.details?.lastFour satisfies string | undefined;
  // @ts-expect-error -- there is no such version
  await googlePayment.create({ authorization, googlePayVersion: 3 });
  const code: GooglePaymentErrorCode = 'GOOGLE_PAYMENT_GATEWAY_ERROR';
  void code;
}
