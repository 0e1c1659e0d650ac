import type { TenderError } from '@tender/client';
import { localPayment, type LocalPayment, type LocalPaymentErrorCode, type StartPaymentOptions, type TokenizePayload } from './index';

declare const authorization: string;
declare const signal: AbortSignal;
const payer = { givenName: 'Ada', surname: 'Lovelace', currencyCode: 'EUR', amount: '10.00' };
const fallback = { url: 'https://shop.example/', buttonText: 'Back' };

export async function types(): Promise<void> {
  const instance: LocalPayment = await localPayment.create({ authorization, merchantAccountId: 'account', redirectUrl: '/', signal });
  localPayment.create({ authorization }, (error: unknown, created?: LocalPayment) => created);
  instance.tokenizePayload satisfies TokenizePayload | undefined;
  instance.redirectError satisfies TenderError | undefined;

  const payload = await instance.startPayment({
    ...payer,
    paymentType: 'ideal',
    fallback,
    onPaymentStart: (_, proceed) => proceed?.(),
    signal,
  });
  payload satisfies TokenizePayload | undefined;
  await instance.startPayment({ paymentType: 'mbway', onPaymentStart: ({ paymentId }) => paymentId.length });
  await instance.startPayment({ ...payer, paymentType: 'blik', blikOptions: { level_0: { authCode: '123456' } } });
  const later = { oneClick: { consumerReference: 'r', aliasKey: 'k' } } satisfies Extract<
    StartPaymentOptions,
    { blikOptions: unknown }
  >['blikOptions'];
  instance.startPayment({ ...payer, paymentType: 'blik', blikOptions: later }, (error: unknown) => error);
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
