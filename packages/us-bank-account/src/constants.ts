/** `type` of a payload. */
export const TYPE = 'us_bank_account';
/** Start of a payload's description. The last four digits of the account follow. */
export const DESCRIPTION = 'US bank account ending in - ';

export const ACCOUNT_TYPES = ['checking', 'savings'] as const;
export const OWNERSHIP_TYPES = ['personal', 'business'] as const;

/** Options of the bank login that are the same for all merchants. */
export const PLAID = { apiVersion: 'v2', product: 'auth', selectAccount: true } as const;
/** Id of the account outside of production, in place of the id that the bank login returns. */
export const TEST_ACCOUNT_ID = 'plaid_account_id';
