'use client';
import { paymentRequest, type PaymentRequestErrorCode } from '@tender/payment-request';
import type { FrameServiceErrorCode } from '@tender/frame-service';
import { createMethod } from './create-method';

export const [PaymentRequestProvider, usePaymentRequest] = createMethod<PaymentRequestErrorCode | FrameServiceErrorCode>()(
  'PaymentRequest',
  paymentRequest,
  ['tokenize', 'canMakePayment'],
);
