import { isTenderError } from '@tender/react';
import type { useUnionPay } from '@tender/react/union-pay';
import type { HostedFieldsInstance } from '@tender/union-pay';
import { blames } from '../gateway-answer';
import { ToldFailure } from '../told-failure';

/** The customer wants the code once more. */
export const AGAIN = Symbol('again');

type UnionPay = Pick<ReturnType<typeof useUnionPay>, 'fetchCapabilities' | 'enroll' | 'tokenize'>;

export interface Card {
  readonly hostedFields: HostedFieldsInstance;
  readonly mobile: { readonly countryCode: string; readonly number: string };
}

/** Asks the customer for the code that was sent; `message` says why once more. */
export type AskCode = (signal: AbortSignal, message: string) => Promise<string | typeof AGAIN>;

const NOT_CHARGED = 'You have not been charged.';
const notUnionPay = 'This is not a UnionPay card.';
const notTaken = 'This shop cannot charge this card.';

/**
 * From a card in its fields to a nonce: whether it can be charged, a code by text message where it needs one, as often as the customer types
 * a wrong one.
 * @throws ToldFailure for a card that cannot be charged; the errors of UnionPay
 */
export async function enrollCard(
  { fetchCapabilities, enroll: sendCode, tokenize }: UnionPay,
  { hostedFields, mobile }: Card,
  askCode: AskCode,
  signal: AbortSignal,
): Promise<{ readonly nonce: string }> {
  const capabilities = await fetchCapabilities.run({ hostedFields, signal });
  if (!capabilities.isUnionPay) throw refusal(notUnionPay, 'Check the number, or pay with “Card” above.');
  if (!capabilities.unionPay?.isSupported) throw refusal(notTaken, 'Use another card, or choose another way to pay.');
  const enroll = () => sendCode.run({ hostedFields, mobile, signal });
  let enrolled = await enroll();
  let message = '';
  for (;;) {
    const { enrollmentId, smsCodeRequired } = enrolled;
    if (!smsCodeRequired) return tokenize.run({ hostedFields, enrollmentId, signal });
    const smsCode = await askCode(signal, message);
    if (smsCode === AGAIN) {
      enrolled = await enroll();
      message = '';
      continue;
    }
    try {
      return await tokenize.run({ hostedFields, enrollmentId, smsCode, signal });
    } catch (error) {
      if (!isWrongCode(error)) throw error;
      message = 'This is not the code we sent. Look at the message and type it again.';
    }
  }
}

const isWrongCode = (error: unknown): boolean =>
  isTenderError(error) && error.code === 'UNIONPAY_FAILED_TOKENIZATION' && blames(error, 'smsCode');

const refusal = (title: string, advice: string): ToldFailure =>
  new ToldFailure({ title, detail: `${NOT_CHARGED} ${advice}`, fields: { number: title } });
