'use client';
import { preferredPaymentMethods } from '@tender/preferred-payment-methods';
import { createMethod } from './create-method';

export const [PreferredPaymentMethodsProvider, usePreferredPaymentMethods] = createMethod<never>()(
  'PreferredPaymentMethods',
  preferredPaymentMethods,
  ['fetchPreferredPaymentMethods'],
);
