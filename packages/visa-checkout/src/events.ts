/** Analytics events of Visa Checkout, with the names that they have on the wire. */
export type VisaCheckoutAnalyticsEvent =
  | 'web.visacheckout.initialized'
  | 'web.visacheckout.tokenize.succeeded'
  | 'web.visacheckout.tokenize.failed';
