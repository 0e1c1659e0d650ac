/** Analytics events of SEPA, with the names that they have on the wire. */
export type SepaAnalyticsEvent =
  | 'web.sepa.client.initialized'
  | 'web.sepa.component.initialized'
  | 'web.sepa.input-validation.missing-options'
  | 'web.sepa.input-validation.invalid-mandate'
  | 'web.sepa.create-mandate.success'
  | 'web.sepa.create-mandate.failed'
  | 'web.sepa.popup.initialized'
  | 'web.sepa.open-popup.failed'
  | 'web.sepa.mandate.approved'
  | 'web.sepa.customer-canceled.failed'
  | 'web.sepa.tokenization.success'
  | 'web.sepa.handle-approval.failed'
  // On the page that the customer returns to.
  | 'web.sepa.redirect.mandate.approved'
  | 'web.sepa.redirect.customer-canceled.failed'
  | 'web.sepa.redirect.tokenization.success'
  | 'web.sepa.redirect.handle-approval.failed';
