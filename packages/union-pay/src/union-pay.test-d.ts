import type { Same } from '@tender/client/testing';
import type { z } from 'zod';
import {
  unionpay,
  type UnionPay,
  type UnionPayEnrollOptions,
  type UnionPayEnrollPayload,
  type UnionPayErrorCode,
  type UnionPayFetchCapabilitiesOptions,
  type UnionPayFetchCapabilitiesPayload,
  type UnionPayHostedFields,
  type UnionPayMobile,
  type UnionPayTokenizeOptions,
  type UnionPayTokenizePayload,
} from './index';
import type {
  capabilities,
  enrollment,
  enrollOptions,
  fetchCapabilitiesOptions,
  hostedFieldsInstance,
  mobile,
  tokenizeOptions,
  tokenizePayload,
} from './schemas';

declare const authorization: string;
declare const signal: AbortSignal;
declare const hostedFields: { _bus: { channel: string }; tokenize(): Promise<unknown> };

true satisfies Same<z.input<typeof hostedFieldsInstance>, UnionPayHostedFields>;
true satisfies Same<z.input<typeof mobile>, UnionPayMobile>;
true satisfies Same<z.input<typeof fetchCapabilitiesOptions>, UnionPayFetchCapabilitiesOptions>;
true satisfies Same<z.input<typeof enrollOptions>, UnionPayEnrollOptions>;
true satisfies Same<z.input<typeof tokenizeOptions>, UnionPayTokenizeOptions>;
true satisfies Same<z.output<typeof capabilities>, UnionPayFetchCapabilitiesPayload>;
true satisfies Same<z.output<typeof enrollment>, UnionPayEnrollPayload>;
true satisfies Same<z.output<typeof tokenizePayload>, UnionPayTokenizePayload>;

export async function types(): Promise<void> {
  const instance: UnionPay = await unionpay.create({ authorization, signal });
  unionpay.create({ authorization }, (error: unknown, created?: UnionPay) => created);
  (await instance.fetchCapabilities({ hostedFields, signal })) satisfies UnionPayFetchCapabilitiesPayload;
  (await instance.enroll({ card: { number: '' }, mobile: { countryCode: '62', number: '1' } })) satisfies UnionPayEnrollPayload;
  (await instance.tokenize({ hostedFields, enrollmentId: '', smsCode: '' })) satisfies UnionPayTokenizePayload;
  instance.tokenize({ card: { number: '' } }, (_, payload) => payload?.nonce);
  // @ts-expect-error -- a phone is required
  await instance.enroll({ hostedFields });
  // @ts-expect-error -- this is not an instance of Hosted Fields
  await instance.fetchCapabilities({ hostedFields: {} });
  const code: UnionPayErrorCode = 'UNIONPAY_FAILED_TOKENIZATION';
  void code;
}
