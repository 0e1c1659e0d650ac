import { defineErrors } from '@tender/client/internal';

/** Every error of the vault manager. When the gateway was asked to delete, `details.originalError` is the cause. */
export const vaultManagerErrors = /* @__PURE__ */ defineErrors({
  /**
   * `deletePaymentMethod` was called with a tokenization key, which does not belong to a customer.
   * @remedy Create a client token with `customerId` on your server.
   */
  VAULT_MANAGER_DELETE_PAYMENT_METHOD_NONCE_REQUIRES_CLIENT_TOKEN: ['MERCHANT', 'Deletion requires a client token with a customer id.'],
  /**
   * The customer has no payment method with this nonce: it was already deleted, or the nonce comes from an older list.
   * @remedy Call `fetchPaymentMethods` again and show the new list.
   */
  VAULT_MANAGER_PAYMENT_METHOD_NONCE_NOT_FOUND: ['MERCHANT', 'The payment method of the nonce `{nonce}` was not found.'],
  /**
   * The payment method could not be deleted. `details.originalError` is the list of errors that the gateway sent, or the error of the request.
   * @remedy Call `fetchPaymentMethods` again to see whether the payment method still exists. If it does, try again.
   */
  VAULT_MANAGER_DELETE_PAYMENT_METHOD_UNKNOWN_ERROR: ['UNKNOWN', 'Deletion by the nonce `{nonce}` failed for an unknown reason.'],
});

/** Codes of the errors of the vault manager. */
export type VaultManagerErrorCode = keyof typeof vaultManagerErrors;
