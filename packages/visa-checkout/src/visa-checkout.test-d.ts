import type { Same } from '@tender/client/testing';
import type { z } from 'zod';
import {
  visaCheckout,
  type VisaCheckout,
  type VisaCheckoutErrorCode,
  type VisaCheckoutInitOptionsInput,
  type VisaCheckoutPayment,
  type VisaCheckoutTokenizePayload,
} from './index';
import type { initOptionsInput, payment, tokenizePayload } from './schemas';

declare const authorization: string;
declare const signal: AbortSignal;

/** Types as a shop declares them, without an index signature. */
interface ShopPayment {
  callid: string;
  encKey: string;
  encPaymentData: string;
  vInitRequest: object;
}
interface ShopOptions {
  apikey?: string;
  settings: { locale: string; payment: { cardBrands: string[]; billingCountries: string[] } };
}
declare const shopPayment: ShopPayment;
declare const shopOptions: ShopOptions;

true satisfies Same<z.input<typeof initOptionsInput>, VisaCheckoutInitOptionsInput>;
true satisfies Same<z.input<typeof payment>, VisaCheckoutPayment>;
true satisfies Same<z.output<typeof tokenizePayload>, VisaCheckoutTokenizePayload>;

export async function types(): Promise<void> {
  const instance: VisaCheckout = await visaCheckout.create({ authorization, signal });
  visaCheckout.create({ authorization }, (error: unknown, created?: VisaCheckout) => created);
  const options = instance.createInitOptions({ paymentRequest: { currencyCode: 'USD', subtotal: '15.00' }, settings: { locale: 'en_US' } });
  options.settings.payment.cardBrands satisfies string[];
  instance.createInitOptions({}, (_, created) => created?.apikey);
  const payload = await instance.tokenize({ callid: '', encKey: '', encPaymentData: '', vInitRequest: {}, signal });
  payload.nonce satisfies string;
  payload.details?.lastFour satisfies string | null | undefined;
  instance.tokenize({ callid: '', encKey: '', encPaymentData: '' }, (_, card) => card?.userData?.userEmail);
  await instance.tokenize(shopPayment);
  instance.createInitOptions(shopOptions).apikey satisfies string | undefined;
  // @ts-expect-error -- the options are required
  instance.createInitOptions();
  // @ts-expect-error -- all three members are required
  await instance.tokenize({ callid: '' });
  const code: VisaCheckoutErrorCode = 'VISA_CHECKOUT_TOKENIZATION';
  void code;
}
