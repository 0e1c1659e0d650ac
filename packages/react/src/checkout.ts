'use client';
export { Checkout } from './checkout/checkout';
export {
  useCheckout,
  usePanel,
  type CheckoutControls,
  type CheckoutState,
  type Collector,
  type PanelState,
} from './checkout/checkout-context';
export type { CheckoutMethod, Purchase } from './checkout/checkout-method';
export { CheckoutProblem, isCheckoutProblem } from './checkout/checkout-problem';
export type { CheckoutHandle, CheckoutProps } from './checkout/checkout-props';
export type { Failure } from './checkout/describe-failure';
export { PayArea, type PayAreaProps } from './checkout/pay-area';
export type { Collect, Collected, Payment, PaymentAttempt } from './checkout/payment';
export type { CheckoutTexts, FieldTexts, NoticeTexts } from './checkout/texts/checkout-texts';
export type { RunState } from './checkout/use-run';
