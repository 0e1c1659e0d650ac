import { isTenderError } from '@tender/react';
import { CheckoutProblem } from '@tender/react/checkout';
import type { UseUnionPayResult } from '@tender/react/union-pay';
import type { UnionPayEnrollOptions, UnionPayTokenizePayload } from '@tender/union-pay';
import { isFieldRefused } from '../inspect-error';

/** Thrown by `askCode` when the customer wants another code. */
export class CodeNotReceived extends Error {}

/** Asks the customer for the code of the text message. @param lastError why the customer is asked again */
export type AskCode = (signal: AbortSignal, lastError?: string) => Promise<string>;
type Card = Required<Pick<UnionPayEnrollOptions, 'hostedFields' | 'mobile'>>;

/**
 * Creates a nonce from a card: checks that the shop can charge it, and asks for a code by text message if the card needs one, again after each wrong
 * code. Throws a `CheckoutProblem` for a card that cannot be charged.
 */
export async function enrollCard(
  { fetchCapabilities, enroll, tokenize }: Pick<UseUnionPayResult, 'enroll' | 'fetchCapabilities' | 'tokenize'>,
  { hostedFields, mobile }: Card,
  askCode: AskCode,
  signal: AbortSignal,
): Promise<UnionPayTokenizePayload> {
  const { isUnionPay, unionPay } = await fetchCapabilities.run({ hostedFields, signal });
  if (!isUnionPay) throw refuse('This is not a UnionPay card.', 'Check the number, or pay with “Card”.');
  if (!unionPay?.isSupported) throw refuse('This shop cannot charge this card.', 'Use another card, or choose another way to pay.');
  let enrollment = await enroll.run({ hostedFields, mobile, signal });
  let lastError: string | undefined;
  for (;;) {
    const { enrollmentId, smsCodeRequired } = enrollment;
    if (!smsCodeRequired) return tokenize.run({ hostedFields, enrollmentId, signal });
    try {
      const smsCode = await askCode(signal, lastError);
      return await tokenize.run({ hostedFields, enrollmentId, smsCode, signal });
    } catch (error) {
      if (error instanceof CodeNotReceived) enrollment = await enroll.run({ hostedFields, mobile, signal });
      else if (!isWrongCode(error)) throw error;
      lastError = error instanceof CodeNotReceived ? undefined : 'This is not the code we sent. Look at the message and type it again.';
    }
  }
}

const refuse = (title: string, help: string): CheckoutProblem => new CheckoutProblem(title, `You have not been charged. ${help}`);

const isWrongCode = (error: unknown): boolean =>
  isTenderError(error) && error.code === 'UNIONPAY_FAILED_TOKENIZATION' && isFieldRefused(error, 'smsCode');
