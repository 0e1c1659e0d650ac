import { unionpay, type Capabilities, type Enrollment, type TokenizePayload, type UnionPay, type UnionPayErrorCode } from './index';

declare const authorization: string;
declare const signal: AbortSignal;
declare const hostedFields: { _bus: { channel: string }; tokenize(): Promise<unknown> };

export async function types(): Promise<void> {
  const instance: UnionPay = await unionpay.create({ authorization, signal });
  unionpay.create({ authorization }, (error: unknown, created?: UnionPay) => created);
  (await instance.fetchCapabilities({ hostedFields, signal })) satisfies Capabilities;
  (await instance.enroll({ card: { number: '' }, mobile: { countryCode: '62', number: '1' } })) satisfies Enrollment;
  (await instance.tokenize({ hostedFields, enrollmentId: '', smsCode: '' })) satisfies TokenizePayload;
  instance.tokenize({ card: { number: '' } }, (_, payload) => payload?.nonce);
  // @ts-expect-error -- without a telephone nobody gets a code
  await instance.enroll({ hostedFields });
  // @ts-expect-error -- not an instance of Hosted Fields
  await instance.fetchCapabilities({ hostedFields: {} });
  const code: UnionPayErrorCode = 'UNIONPAY_FAILED_TOKENIZATION';
  void code;
}
