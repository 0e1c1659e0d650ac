/** The banks that a customer can choose on the pages of the sandbox, with their routing numbers. */
export const ROUTING_NUMBERS: Readonly<Record<string, string>> = {
  'First Test Bank': '011000015',
  'Second Test Bank': '071000013',
  'Test Savings Bank': '071101307',
};

export const FIRST_BANK = 'First Test Bank';

/** Options of a page's select. */
export const BANK_OPTIONS = Object.keys(ROUTING_NUMBERS).map((name) => ({ value: name, label: name }));
