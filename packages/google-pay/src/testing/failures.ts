import { failingConfiguration, type FailingCall } from '@tender/client/testing';
import { googlePayment } from '../index';

export const failures: Record<'googlePayment', readonly FailingCall[]> = {
  googlePayment: [failingConfiguration((authorization) => googlePayment.create({ authorization, googlePayVersion: 2 }))],
};
