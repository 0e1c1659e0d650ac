/** Payment methods that PayPal carries out. It starts to settle a capture at once; banks start at night. */
const IMMEDIATE = ['paypal_account', 'sepa_debit_account', 'local_payment'];

/** Lists the statuses that a captured payment passes through at once. */
export const listCaptureStatuses = (instrumentType: string): string[] =>
  IMMEDIATE.includes(instrumentType) ? ['submitted_for_settlement', 'settling'] : ['submitted_for_settlement'];
