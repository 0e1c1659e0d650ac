/**
 * Analytics events of local payments, with the names that they have on the wire. Those of a payment also have its type, in lower case: the tokenization
 * of an iDEAL payment sends `web.ideal.local-payment.tokenization.success`. The type is `unknown` on the page that a customer returns to.
 */
export type LocalPaymentAnalyticsEvent =
  | 'web.local-payment.initialized'
  | 'web.local-payment.load.succeeded'
  | 'web.local-payment.load.timed-out'
  | `web.${string}.local-payment.start-payment.opened`
  | `web.${string}.local-payment.start-payment.redirected`
  | `web.${string}.local-payment.start-payment.error.already-opened`
  | `web.${string}.local-payment.start-payment.closed.by-merchant`
  | `web.${string}.local-payment.failed-in-window`
  | `web.${string}.local-payment.tokenization.closed.by-user`
  | `web.${string}.local-payment.tokenization.success`
  | `web.${string}.local-payment.tokenization.success-popupbridge`
  | `web.${string}.local-payment.tokenization.failed`
  | 'web.local-payment.teardown-completed';
