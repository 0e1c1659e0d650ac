/** Name of the component, in messages. */
export const NAME = 'US Bank Account';
/** Before the names of events. */
export const EVENT_PREFIX = 'usbankaccount';

/** Of a payload. */
export const TYPE = 'us_bank_account';
/** Before the last four digits of the account. */
export const DESCRIPTION = 'US bank account ending in - ';

export const ACCOUNT_TYPES = ['checking', 'savings'] as const;
export const OWNERSHIP_TYPES = ['personal', 'business'] as const;

/** What the bank login is opened with, whoever the merchant is. */
export const PLAID = { apiVersion: 'v2', product: 'auth', selectAccount: true } as const;
/** Outside of production the account has this id, whatever the bank login says. */
export const TEST_ACCOUNT_ID = 'plaid_account_id';
