/** Payment methods of PayPal, which starts to settle a capture at once. Banks start at night. */
const IMMEDIATE = ['paypal_account', 'sepa_debit_account'];

/** Lists the statuses that a captured payment passes through at once. */
export const listCaptureStatuses = (instrumentType: string): string[] =>
  IMMEDIATE.includes(instrumentType) ? ['submitted_for_settlement', 'settling'] : ['submitted_for_settlement'];
