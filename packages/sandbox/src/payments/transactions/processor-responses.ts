import { findEntry } from '../../core/find-entry';

export type ResponseType = 'approved' | 'soft_declined' | 'hard_declined';

export interface ProcessorResponse {
  code: string;
  text: string;
  type: ResponseType;
}

/** The bank's responses with a text of their own. */
const TEXTS: Record<string, string> = {
  1000: 'Approved',
  1001: 'Approved, check customer ID',
  1002: 'Processed',
  1003: 'Approved with Risk',
  1004: 'Approved for Partial Amount',
  1005: 'Auth Declined but Settlement Captured',
  2000: 'Do Not Honor',
  2001: 'Insufficient Funds',
  2002: 'Limit Exceeded',
  2003: "Cardholder's Activity Limit Exceeded",
  2004: 'Expired Card',
  2005: 'Invalid Credit Card Number',
  2006: 'Invalid Expiration Date',
  2007: 'No Account',
  2008: 'Card Account Length Error',
  2009: 'No Such Issuer',
  2010: 'Card Issuer Declined CVV',
  2011: 'Voice Authorization Required',
  2012: 'Processor Declined - Possible Lost Card',
  2013: 'Processor Declined - Possible Stolen Card',
  2014: 'Processor Declined - Fraud Suspected',
  2015: 'Transaction Not Allowed',
  2016: 'Duplicate Transaction',
  2017: 'Cardholder Stopped Billing',
  2018: 'Cardholder Stopped All Billing',
  2019: 'Invalid Transaction',
  2020: 'Violation',
  2021: 'Security Violation',
  2022: 'Declined - Updated Cardholder Available',
  2023: 'Processor Does Not Support This Feature',
  2024: 'Card Type Not Enabled',
  2025: 'Set Up Error - Merchant',
  2026: 'Invalid Merchant ID',
  2038: 'Processor Declined',
  2046: 'Declined',
  2047: 'Call Issuer. Pick Up Card.',
  2053: 'Card reported as lost or stolen',
  2057: 'Issuer or Cardholder has put a restriction on the card',
  2059: 'Address Verification Failed',
  2060: 'Address Verification and Card Security Code Failed',
  2061: 'Invalid Transaction Data',
  2074: 'Funding Instrument In The PayPal Account Was Declined By The Processor Or Bank, Or It Can Not Be Used For This Payment',
  2092: 'No Data Found - Try Another Verification Method',
  2099: 'Cardholder Authentication Required',
  2107: 'Card Not Activated',
  2108: 'Closed Card',
  3000: 'Processor Network Unavailable - Try Again',
};

/** Declines after which another attempt with the same card may succeed. */
const SOFT = new Set(['2000', '2001', '2002', '2003', '2016', '2025', '2026', '2038', '2046', '2057', '2092', '2099', '3000']);

export function findProcessorResponse(code: string): ProcessorResponse {
  const text = findEntry(TEXTS, code);
  if (text === undefined) return { code, text: 'Processor Declined', type: 'soft_declined' };
  return { code, text, type: code.startsWith('1') ? 'approved' : SOFT.has(code) ? 'soft_declined' : 'hard_declined' };
}

const SETTLEMENT_TEXTS: Record<string, string> = {
  4000: 'Settled',
  4001: 'Settlement Declined',
  4002: 'Settlement Pending',
  4003: 'Already Captured',
  4004: 'Already Refunded',
  4005: 'PayPal Risk Rejected',
  4006: 'Capture Exceeded Allowable Limit',
  3000: 'Processor Network Unavailable - Try Again',
};

export function findSettlementText(code: string): string {
  return findEntry(SETTLEMENT_TEXTS, code) ?? 'Settlement Declined';
}
