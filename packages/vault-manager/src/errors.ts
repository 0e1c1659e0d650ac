import { defineErrors } from '@tender/client/internal';

/** Every error of the vault manager. Those of a deletion that was tried say why in `details.originalError`. */
export const vaultManagerErrors = /* @__PURE__ */ defineErrors({
  VAULT_MANAGER_DELETE_PAYMENT_METHOD_NONCE_REQUIRES_CLIENT_TOKEN: ['MERCHANT', 'Deletion requires a client token with a customer id.'],
  VAULT_MANAGER_PAYMENT_METHOD_NONCE_NOT_FOUND: ['MERCHANT', 'The payment method of the nonce `{nonce}` was not found.'],
  VAULT_MANAGER_DELETE_PAYMENT_METHOD_UNKNOWN_ERROR: ['UNKNOWN', 'Deletion by the nonce `{nonce}` failed for an unknown reason.'],
});

export type VaultManagerErrorCode = keyof typeof vaultManagerErrors;
