/** Analytics events of the vault manager, with the names that they have on the wire. */
export type VaultManagerAnalyticsEvent =
  | 'web.vault-manager.fetch-payment-methods.succeeded'
  | 'web.vault-manager.delete-payment-method.succeeded'
  | 'web.vault-manager.delete-payment-method.failed';
