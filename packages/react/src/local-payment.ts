'use client';
import { localPayment, type LocalPaymentErrorCode } from '@tender/local-payment';
import { createMethod } from './create-method';

export const [LocalPaymentProvider, useLocalPayment] = createMethod<LocalPaymentErrorCode>()('LocalPayment', localPayment, [
  'startPayment',
  'tokenize',
]);
