import { type Document } from '../../core/store/schema';
import { defineInstrument, type InstrumentOf, type Text } from './define-instrument';
import { createFakeAccount, withDetails } from './fake-instruments';
import { createImageUrl } from './image-url';
import { createCapture, createPayPalId, UNCAPTURED } from './paypal-payment';
import { settleByAmount } from './settlement';

/** Who has approved a payment. */
export interface PayerInfo {
  payerId?: Text;
  firstName?: Text;
  lastName?: Text;
  email?: Text;
  /** The id of a Venmo user. */
  externalId?: Text;
}
export interface PayPalDetails {
  email?: Text;
  payerInfo?: PayerInfo | null;
  correlationId?: Text;
  /** The brand of the card in the account, if PayPal has issued it with another company. */
  cobrandedCardLabel?: Text;
  shippingOptionId?: Text;
  billingAddress?: { recipientName: string };
  shippingAddress?: { recipientName: string };
}
export interface PayPalFacts {
  /** Whether the customer has approved one payment. */
  oneTime?: boolean;
  /** Email address of the account, where the payer's is another. */
  accountEmail?: Text;
  billingAgreementId?: Text;
  billingToken?: Text;
  /** PayPal's id of a payment that was approved on a page, with what was approved. */
  paymentId?: Text;
  amount?: Text;
  currency?: Text;
  intent?: Text;
  fundingSource?: Text;
  merchantAccountId?: Text;
  customField?: Text;
  payeeEmail?: Text;
  payeeId?: Text;
  description?: Text;
  recipientEmail?: Text;
  recipientPhone?: Document | null;
  /** What a server has last said of the payment. */
  paymentResource?: Document;
  /** Token that the account shall have in the vault. */
  requestedToken?: Text;
  /** Code of what makes the consent to it useless. */
  consentProblem?: Text;
}
type PayPalAccount = InstrumentOf<PayPalDetails, PayPalFacts>;

export const FAKE_PAYER = { payerId: 'FAKEPAYERID', firstName: 'Test', lastName: 'Buyer', email: 'payer@example.com' };
/** Who gets what the documented nonce pays for. */
const RECIPIENT = { recipientEmail: 'test@paypal.com', recipientPhone: { countryCode: '1', nationalNumber: '4085550100' } };

/** What the documented nonce says of its purchase. */
const PURCHASE = {
  cobrandedCardLabel: 'PayPal Extras Mastercard',
  shippingOptionId: 'standard',
  billingAddress: { recipientName: 'Test Buyer' },
  shippingAddress: { recipientName: 'Test Buyer' },
};

/** What a server may say of a payment by PayPal. */
const OPTIONS = ['customField', 'description', 'payeeEmail', 'payeeId', 'recipientEmail'] as const;

/** The account of the documented nonces. */
export const createFakePayPal = (facts: PayPalFacts, payer: PayerInfo = {}): PayPalAccount =>
  createFakeAccount('PayPalAccount', { email: FAKE_PAYER.email, payerInfo: { ...FAKE_PAYER, ...payer } }, facts);

export const paypalAccount = defineInstrument<PayPalDetails, PayPalFacts>({
  types: ['PayPalAccount'],
  instrumentType: 'paypal_account',
  root: 'paypalAccount',
  detail: 'paypal',
  searchNames: ['PayPalDetail'],
  searchable: { paypalAuthorizationId: 'authorizationId', paypalPayerEmail: 'payerEmail', paypalPaymentId: 'paymentId' },
  customerCodes: { missing: '82905' },
  isByPayPal: true,
  isVaultable: ({ facts }) => facts.oneTime !== true,
  unvaultable: ['base', '82902', 'Cannot vault a one-time use PayPal account.'],
  captureStatuses: ['submitted_for_settlement', 'settling'],
  authorize: (cents) => (cents === 5001_01 ? '2038' : undefined),
  voidableStatuses: ['authorized', 'submitted_for_settlement', 'settlement_pending'],
  isClonable: false,
  authorizationDays: 29,
  tokenInUse: ['92906', 'PayPal account token is already in use.'],
  settle: (cents) => (cents >= 4002_00 && cents <= 4002_99 ? { status: 'settlement_pending', code: '4002' } : settleByAmount(cents)),
  describe({ document: { details }, facts }) {
    const { payerInfo } = details;
    const payerEmail = payerInfo?.email || details.email || 'payer@example.com';
    return {
      payerEmail,
      email: facts.accountEmail ?? (details.email || payerEmail),
      payerId: payerInfo?.payerId || 'FAKEPAYERID',
      payerFirstName: payerInfo?.firstName || 'Test',
      payerLastName: payerInfo?.lastName || 'Buyer',
      payerStatus: 'VERIFIED',
      billingAgreementId: facts.billingAgreementId ?? null,
      imageUrl: createImageUrl('paypal'),
      revokedAt: null,
      fundingSourceDescription: 'Visa ending in 1111',
      customField: facts.customField || null,
      payeeEmail: facts.payeeEmail || null,
      description: facts.description || null,
      debugId: details.correlationId || 'fake-debug-id',
    };
  },
  hasPayPalFee: true,
  describePayment({ input, instrument: { facts }, isAuthorized, isSubmitted, total }) {
    // The options have older names at the top level, and in the account.
    const { options, paypalAccount } = input;
    const readOption = (name: (typeof OPTIONS)[number]) =>
      options?.paypal?.[name] || options?.[name] || paypalAccount?.[name] || facts[name] || null;
    // Only a payment on a page has PayPal's ids; others have those that the provider gives to test payments.
    const pagePaymentId = facts.paymentId || null;
    return {
      ...UNCAPTURED,
      paymentId: pagePaymentId ?? (isAuthorized ? `PAY-${createPayPalId()}` : null),
      authorizationId: isAuthorized ? `${pagePaymentId === null ? 'AUTH-' : ''}${createPayPalId()}` : null,
      ...Object.fromEntries(OPTIONS.map((name) => [name, readOption(name)])),
      recipientPhone: options?.paypal?.['recipientPhone'] ?? facts.recipientPhone ?? null,
      sellerProtectionStatus: isAuthorized ? 'ELIGIBLE' : null,
      implicitlyVaultedPaymentMethodToken: null,
      implicitlyVaultedPaymentMethodGlobalId: null,
      taxId: null,
      taxIdType: null,
      ...(isSubmitted ? createCapture(total) : {}),
    };
  },
  fakeNonces: {
    'fake-paypal-one-time-nonce': () => withDetails(createFakePayPal({ oneTime: true, ...RECIPIENT }), PURCHASE),
    'fake-paypal-billing-agreement-nonce': () =>
      createFakePayPal({ billingAgreementId: 'B-FAKEAGREEMENT', accountEmail: 'jane.doe@paypal.com' }),
    'fake-paypal-one-time-billing-agreement-with-purchase-nonce': () => createFakePayPal({ billingAgreementId: 'B-FAKEAGREEMENT' }),
    'fake-paypal-future-nonce': () => createFakePayPal({}),
    'fake-paypal-future-refresh-token-nonce': () => createFakePayPal({}),
    'fake-google-pay-paypal-nonce': () => createFakePayPal({}),
  },
});
