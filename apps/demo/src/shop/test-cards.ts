/** Card numbers that the provider documents for tests. They belong to nobody. */
export const TEST_CARDS = [
  { number: '4111111111111111', name: 'Visa' },
  { number: '5555555555554444', name: 'Mastercard' },
  { number: '378282246310005', name: 'American Express' },
  { number: '6011000991300009', name: 'Discover' },
  { number: '3530111333300000', name: 'JCB' },
  { number: '4000111111111511', name: 'Visa, rejected as fraud' },
  { number: '4111130000000003', name: 'Visa, rejected as too risky' },
  { number: '4000000000002503', name: 'Visa, verified with the code 1234' },
  { number: '4000000000002701', name: 'Visa, verified without a code' },
  { number: '4000000000002925', name: 'Visa, not verified' },
  { number: '4539578763621486', name: 'Visa, not a test number here' },
] as const;
