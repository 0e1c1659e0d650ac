import { findEntry } from '../core/find-entry';

/** The banks that a customer can choose on the pages of the sandbox, with their routing numbers. */
export const ROUTING_NUMBERS: Readonly<Record<string, string>> = {
  'First Test Bank': '011000015',
  'Second Test Bank': '071000013',
  'Test Savings Bank': '071101307',
};

/** The bank that a page proposes. */
export const FIRST_BANK = 'First Test Bank';

/** The names of banks in responses, by routing number. They are the provider's, and not those of the made-up banks above. */
const BANK_NAMES: Readonly<Record<string, string>> = {
  '021000021': 'JPMORGAN CHASE',
  '011000015': 'FEDERAL RESERVE BANK',
  '071000013': 'JPMORGAN CHASE',
  '071101307': 'TEST SAVINGS BANK',
};
/** Finds the name of the bank with a routing number. Others are `Test Bank`. */
export const findBankName = (routingNumber: string): string => findEntry(BANK_NAMES, routingNumber) ?? 'Test Bank';

/** Options of a page's select. */
export const BANK_OPTIONS = Object.keys(ROUTING_NUMBERS).map((name) => ({ value: name, label: name }));
