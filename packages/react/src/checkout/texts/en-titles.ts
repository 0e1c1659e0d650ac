/** English names of the methods that only some checkouts offer. */
export const enTitles = { sepa: 'SEPA Direct Debit', usBankAccount: 'US bank account', saved: 'Saved payment methods' };
