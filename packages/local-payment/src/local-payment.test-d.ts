import type { TenderError } from '@tender/client';
import type { Same } from '@tender/client/testing';
import type { z } from 'zod';
import {
  localPayment,
  type LocalPayment,
  type LocalPaymentAddress,
  type LocalPaymentAppPaymentOptions,
  type LocalPaymentBankPaymentOptions,
  type LocalPaymentBlikOptions,
  type LocalPaymentBlikPaymentOptions,
  type LocalPaymentErrorCode,
  type LocalPaymentFallback,
  type LocalPaymentLineItem,
  type LocalPaymentPayUponInvoiceOptions,
  type LocalPaymentStartPaymentOptions,
  type LocalPaymentSwishPaymentOptions,
  type LocalPaymentTokenizeParameters,
  type LocalPaymentTokenizePayload,
} from './index';
import type * as schemas from './schemas';

declare const authorization: string;
declare const signal: AbortSignal;

// `onPaymentStart` is a function, which a schema cannot describe.
type Data<Options> = Options extends unknown ? Omit<Options, 'onPaymentStart'> : never;

true satisfies Same<z.input<typeof schemas.address>, LocalPaymentAddress>;
true satisfies Same<z.input<typeof schemas.lineItem>, LocalPaymentLineItem>;
true satisfies Same<z.input<typeof schemas.fallback>, LocalPaymentFallback>;
true satisfies Same<z.input<typeof schemas.blikOptions>, LocalPaymentBlikOptions>;
true satisfies Same<z.input<typeof schemas.bankPaymentOptions>, Data<LocalPaymentBankPaymentOptions>>;
true satisfies Same<z.input<typeof schemas.payUponInvoiceOptions>, Data<LocalPaymentPayUponInvoiceOptions>>;
true satisfies Same<z.input<typeof schemas.blikPaymentOptions>, Data<LocalPaymentBlikPaymentOptions>>;
true satisfies Same<z.input<typeof schemas.swishPaymentOptions>, Data<LocalPaymentSwishPaymentOptions>>;
true satisfies Same<z.input<typeof schemas.appPaymentOptions>, Data<LocalPaymentAppPaymentOptions>>;
true satisfies Same<z.input<typeof schemas.startPaymentOptions>, Data<LocalPaymentStartPaymentOptions>>;
true satisfies Same<z.input<typeof schemas.tokenizeParameters>, LocalPaymentTokenizeParameters>;
true satisfies Same<z.output<typeof schemas.tokenizePayload>, LocalPaymentTokenizePayload>;
const payer = { givenName: 'Ada', surname: 'Lovelace', currencyCode: 'EUR', amount: '10.00' };
const fallback = { url: 'https://shop.example/', buttonText: 'Back' };

export async function types(): Promise<void> {
  const instance: LocalPayment = await localPayment.create({ authorization, merchantAccountId: 'account', redirectUrl: '/', signal });
  localPayment.create({ authorization }, (error: unknown, created?: LocalPayment) => created);
  instance.tokenizePayload satisfies LocalPaymentTokenizePayload | undefined;
  instance.redirectError satisfies TenderError | undefined;

  const payload = await instance.startPayment({
    ...payer,
    paymentType: 'ideal',
    fallback,
    onPaymentStart: (_, proceed) => proceed?.(),
    signal,
  });
  payload satisfies LocalPaymentTokenizePayload | undefined;
  await instance.startPayment({ paymentType: 'mbway', onPaymentStart: ({ paymentId }) => paymentId.length });
  await instance.startPayment({ ...payer, paymentType: 'blik', blikOptions: { level_0: { authCode: '123456' } } });
  const later = { oneClick: { consumerReference: 'r', aliasKey: 'k' } } satisfies Extract<
    LocalPaymentStartPaymentOptions,
    { blikOptions: unknown }
  >['blikOptions'];
  instance.startPayment({ ...payer, paymentType: 'blik', blikOptions: later }, (error: unknown) => error);
  await instance.startPayment({ ...payer, paymentType: 'swish', swishOptions: { requestQrCode: true, qrContainer: '#code' } });
  // @ts-expect-error -- a window needs a way back
  await instance.startPayment({ ...payer, paymentType: 'sofort' as string });
  // @ts-expect-error -- an alias label comes with a code
  await instance.startPayment({ ...payer, paymentType: 'blik', blikOptions: { oneClick: { consumerReference: 'r', aliasLabel: 'l' } } });

  await instance.tokenize();
  await instance.tokenize({ btLpToken: 'T', signal });
  instance.hasTokenizationParams() satisfies boolean;
  instance.closeWindow() satisfies void;
  instance.focusWindow((error: unknown) => error);
  const code: LocalPaymentErrorCode = 'LOCAL_PAYMENT_CANCELED';
  void code;
}
