import type { Same } from '@tender/client/testing';
import type { z } from 'zod';
import {
  paymentRequest,
  type PaymentRequestConfiguration,
  type PaymentRequestErrorCode,
  type PaymentRequestInstance,
  type PaymentRequestSupportedPaymentMethod,
  type PaymentRequestTokenizePayload,
} from './index';
import type { paymentConfiguration, supportedPaymentMethod, tokenizePayload } from './schemas';

declare const authorization: string;
declare const signal: AbortSignal;

true satisfies Same<z.input<typeof paymentConfiguration>, PaymentRequestConfiguration>;
true satisfies Same<z.input<typeof supportedPaymentMethod>, PaymentRequestSupportedPaymentMethod>;
true satisfies Same<z.output<typeof tokenizePayload>, PaymentRequestTokenizePayload>;

export async function types(): Promise<void> {
  const instance: PaymentRequestInstance = await paymentRequest.create({
    authorization,
    googlePayVersion: 2,
    enabledPaymentMethods: { basicCard: false },
    signal,
  });
  paymentRequest.create({ authorization }, (error: unknown, created?: PaymentRequestInstance) => created);
  const details = { total: { label: 'Total', amount: { currency: 'USD', value: '1.00' } }, displayItems: [] };
  const google = instance.createSupportedPaymentMethodsConfiguration('googlePay', { environment: 'TEST' });
  (await instance.tokenize({
    details,
    supportedPaymentMethods: [google],
    options: { requestShipping: true },
    signal,
  })) satisfies PaymentRequestTokenizePayload;
  instance.tokenize({ details }, (_, payload) => payload?.details.rawPaymentResponse);
  (await instance.canMakePayment({ details })) satisfies boolean;
  instance.on('shippingAddressChange', ({ target, updateWith }) => updateWith(Promise.resolve(target.shippingAddress)));
  instance.on('shippingoptionchange', ({ target }) => target.shippingOption satisfies string);
  // @ts-expect-error -- there is no such event
  instance.on('other', () => {});
  // @ts-expect-error -- there is no such method
  instance.createSupportedPaymentMethodsConfiguration('applePay');
  // @ts-expect-error -- there is no such payment method
  await instance.tokenize({ details, supportedPaymentMethods: [{ supportedMethods: 'other' }] });
  const code: PaymentRequestErrorCode = 'PAYMENT_REQUEST_CANCELED';
  void code;
}
