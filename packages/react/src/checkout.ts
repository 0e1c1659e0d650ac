'use client';
export { Checkout } from './checkout/checkout';
export {
  useCheckout,
  usePanel,
  type CheckoutControls,
  type CheckoutState,
  type UseCheckoutResult,
  type CheckoutCollector,
  type CheckoutPanelState,
} from './checkout/checkout-context';
export type { CheckoutMethod, Purchase, UnavailableMethod, UnavailableReason } from './checkout/checkout-method';
export { CheckoutProblem, isCheckoutProblem } from './checkout/checkout-problem';
export type { CheckoutAppearance, CheckoutVariables } from './checkout/appearance';
export type { CheckoutChange, CheckoutHandle, CheckoutProps } from './checkout/checkout-props';
export type { CheckoutFailure } from './checkout/describe-failure';
export { PayArea, type PayAreaProps } from './checkout/pay-area';
export type { Collect, Collected, Payment, PaymentAttempt } from './checkout/payment';
export type { CheckoutTexts, FieldTexts, NoticeTexts } from './checkout/texts/checkout-texts';
export type { CheckoutRunState } from './checkout/use-run';
