/** Analytics events of Hosted Fields, with the names that they have on the wire. */
export type HostedFieldsAnalyticsEvent =
  // From the merchant's page.
  | 'web.custom.hosted-fields.initialized'
  | 'web.custom.hosted-fields.initialized.deferred-client'
  | 'web.custom.hosted-fields.load.timed-out'
  | 'web.hosted-fields.input.started'
  | 'web.custom.hosted-fields.teardown-completed'
  // From the frames.
  | 'web.custom.hosted-fields.load.succeeded'
  | 'web.custom.hosted-fields.tokenization.succeeded'
  | 'web.custom.hosted-fields.tokenization.failed';
