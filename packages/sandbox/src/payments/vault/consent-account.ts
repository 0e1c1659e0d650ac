import { type Instrument } from '../instruments/kinds';
import { createConsentProblem, type ConsentProblem } from './consent-problem';
import { createPayer } from './paypal-payer';

/** What an app, a server or a test sends instead of a payment that a customer has approved on a page. */
export interface Consent {
  /** Consent to later payments: such an account can be vaulted. */
  consentCode?: string | null | undefined;
  /** Access for one payment. */
  accessToken?: string | null | undefined;
  /** The agreement that the customer has made with PayPal, in place of a consent. */
  billingAgreementId?: string | null | undefined;
  /** Email address of the account. */
  email?: string | null | undefined;
  /** A documented payment token, which stands for an order that its payer has approved. */
  paymentToken?: string | null | undefined;
  /** Token that the account shall have in the vault. */
  token?: string | null | undefined;
  payerId?: string | null | undefined;
  intent?: string | null | undefined;
}

/** The payment tokens of tests, which no page creates. */
const FAKE_PAYMENT_TOKENS = ['fake-paypal-payment-token', 'paypal-payment-token'];
const PAYER_EMAIL = 'jane.doe@example.com';
const ORDER_EMAIL = 'bt_buyer_us@paypal.com';

export const isFakePaymentToken = (token: string | null | undefined): boolean => token != null && FAKE_PAYMENT_TOKENS.includes(token);

/** Finds out whether the consent is missing or contradicts itself. */
export function findConsentProblem({ consentCode, accessToken, billingAgreementId, paymentToken }: Consent): ConsentProblem | undefined {
  if (consentCode && accessToken) return createConsentProblem('82903');
  return consentCode || accessToken || billingAgreementId || isFakePaymentToken(paymentToken) ? undefined : createConsentProblem('82901');
}

/** Creates the account of a consent. The problem of a useless consent is stored with it, and refuses the account when it is vaulted or charged. */
export function createConsentAccount(consent: Consent): Instrument {
  const { consentCode, accessToken, billingAgreementId, email, paymentToken, token, payerId, intent } = consent;
  const problem = findConsentProblem(consent);
  const payer = createPayer(email || (isFakePaymentToken(paymentToken) ? ORDER_EMAIL : PAYER_EMAIL));
  const details = { email: payer.email, payerInfo: payerId ? { ...payer, payerId } : payer };
  const facts = {
    // An order can be vaulted, and charged when its goods are there.
    oneTime: !consentCode && !billingAgreementId && (Boolean(accessToken) || intent !== 'order'),
    ...(billingAgreementId ? { billingAgreementId } : {}),
    ...(token ? { requestedToken: token } : {}),
    ...(intent ? { intent } : {}),
    ...(problem ? { consentProblem: problem.code } : {}),
  };
  const document = { type: 'PayPalAccount', description: 'PayPal', consumed: false, details };
  return { type: 'PayPalAccount', document, facts, cardFingerprint: null, token: null, customerId: null };
}
