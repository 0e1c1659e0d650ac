'use client';
import { unionpay, type UnionPayErrorCode } from '@tender/union-pay';
import { createMethod } from './create-method';

export const [UnionPayProvider, useUnionPay] = createMethod<UnionPayErrorCode>()('UnionPay', unionpay, [
  'fetchCapabilities',
  'enroll',
  'tokenize',
]);
