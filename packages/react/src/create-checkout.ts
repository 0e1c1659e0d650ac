'use client';
export { createCheckout, type CreatedCheckout, type CreatedCheckoutProps, type CreateCheckoutOptions } from './checkout/create-checkout';
export { CheckoutProblem, isCheckoutProblem } from './checkout/checkout-problem';
export type { CheckoutAppearance, CheckoutVariables } from './checkout/appearance';
export type { CheckoutMethod, Purchase, UnavailableMethod, UnavailableReason } from './checkout/checkout-method';
export type { CheckoutChange } from './checkout/checkout-props';
export type { Payment, PaymentAttempt } from './checkout/payment';
