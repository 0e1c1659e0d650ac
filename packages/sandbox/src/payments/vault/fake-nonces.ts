import { type SandboxContext } from '../../core/context';
import { findEntry } from '../../core/find-entry';
import { type Document } from '../../core/store/schema';
import { findFakeThreeDSecureInfo } from './fake-three-d-secure';
import { addToWallet, withDetails, withDocument, withHidden } from './fake-wallet-cards';
import { instrumentFromCard, type Instrument } from './instrument';

/** A documented nonce. It always exists and is never spent, except the one that is always spent. */
export type FakeNonce = { consumed: true } | { luhnInvalid: true } | { instrument: Instrument };

const NUMBERS: Record<string, string> = {
  visa: '4111111111111111',
  'visa-debit': '4117101010101010',
  amex: '378282246310005',
  american_express: '378282246310005',
  mastercard: '5555555555554444',
  discover: '6011111111111117',
  jcb: '3530111333300000',
  maestro: '6304000000000000',
  dinersclub: '36259600000004',
  prepaid: '4111111111111210',
  'prepaid-reloadable': '4229989900000002',
  business: '4229989800000003',
  commercial: '4111111111131010',
  consumer: '4229989700000004',
  corporate: '4229989100000000',
  debit: '4117101010101010',
  'durbin-regulated': '4111161010101010',
  healthcare: '4111111510101010',
  payroll: '4111111114101010',
  purchase: '4229989500000006',
  'no-indicators': '4111111111310101',
  'unknown-indicators': '4111111111112101',
  'country-of-issuance-usa': '4111111111121102',
  'country-of-issuance-cad': '4012000033330729',
  'issuing-bank-network-only': '4111111141010101',
};
const DECLINED: Record<string, string> = {
  'fake-processor-declined-visa-nonce': '4000111111111115',
  'fake-processor-declined-mastercard-nonce': '5105105105105100',
  'fake-processor-declined-amex-nonce': '378734493671000',
  'fake-processor-declined-discover-nonce': '6011000990139424',
  'fake-processor-declined-dinersclub-nonce': '38520000009814',
  'fake-processor-failure-jcb-nonce': '3566002020360505',
  'fake-gateway-rejected-fraud-nonce': '4000111111111511',
  'fake-gateway-rejected-kount-nonce': '4000111111111511',
  'fake-gateway-rejected-risk-thresholds-nonce': '4111130000000003',
};

/** Patterns of documented names, with the type of the instrument. The captured part names the card. */
const FAMILIES: readonly [RegExp, string][] = [
  [/^fake-valid-(.+)-nonce$/, 'CreditCard'],
  [/^fake-android-pay-(.+)-nonce$/, 'AndroidPayCard'],
  [/^fake-apple-pay-(.+)-nonce$/, 'ApplePayCard'],
  [/^fake-masterpass-(.+)-nonce$/, 'MasterpassCard'],
  [/^fake-visa-checkout-(.+)-nonce$/, 'VisaCheckoutCard'],
  [/^tokensam_fake_(.+)$/, 'SamsungPayCard'],
];

type Context = Pick<SandboxContext, 'merchant' | 'clock'>;

/** Finds a documented nonce. Returns undefined for any other name. */
export function findFakeNonce(context: Context, nonce: string): FakeNonce | undefined {
  if (nonce === 'fake-consumed-nonce') return { consumed: true };
  if (nonce === 'fake-luhn-invalid-nonce') return { luhnInvalid: true };
  const instrument =
    findPlainCard(context, nonce) ??
    findThreeDSecureCard(context, nonce) ??
    findSecurityCode(context, nonce) ??
    findAccount(nonce) ??
    findFamilyCard(context, nonce);
  return (
    instrument && { instrument: { ...instrument, document: { consumed: false, threeDSecureInfo: null, ...instrument.document, nonce } } }
  );
}

function findPlainCard(context: Context, nonce: string): Instrument | undefined {
  if (nonce === 'fake-valid-nonce') return createCard(context, '4111111111111111');
  if (nonce === 'fake-valid-visa-nonce') return createCard(context, '4012888888881881');
  if (nonce === 'fake-valid-no-billing-address-nonce') return createCard(context, '4111111111111111', null);
  if (nonce === 'fake-pinless-debit-visa-nonce') return withHidden(createCard(context, '4117101010101010'), { debitNetwork: 'STAR' });
  if (nonce === 'fake-android-pay-nonce') return createWalletCard(context, 'AndroidPayCard', '6011111111111117');
  if (nonce === 'fake-apple-pay-mpan-nonce') return createMerchantToken(context);
  if (nonce === 'fake-amex-express-checkout-nonce') return createWalletCard(context, 'AmexExpressCheckoutCard', '378282246310005');
  if (nonce === 'fake-meta-checkout-card-nonce') return createMetaCheckout(context, 'MetaCheckoutCard');
  if (nonce === 'fake-meta-checkout-token-nonce') return createMetaCheckout(context, 'MetaCheckoutToken');
  const number = findEntry(DECLINED, nonce);
  return number === undefined ? undefined : createCard(context, number);
}

function findFamilyCard(context: Context, nonce: string): Instrument | undefined {
  for (const [pattern, type] of FAMILIES) {
    const number = findEntry(NUMBERS, pattern.exec(nonce)?.[1]);
    if (number !== undefined) return type === 'CreditCard' ? createCard(context, number) : createWalletCard(context, type, number);
  }
  return undefined;
}

function createCard(context: Context, number: string, postalCode: string | null = '11111', cvv = ''): Instrument {
  const billingAddress = postalCode === null ? null : { postalCode };
  return instrumentFromCard(context, { number, cvv, expirationMonth: '12', expirationYear: '2030', billingAddress });
}

const createWalletCard = (context: Context, type: string, number: string): Instrument =>
  addToWallet(createCard(context, number), type, number);

/** A card of Apple Pay whose number belongs to the merchant instead of a device. */
const createMerchantToken = (context: Context): Instrument =>
  withHidden(withDetails(createWalletCard(context, 'ApplePayCard', '4111111111111111'), { isDeviceToken: false }), {
    sourceName: 'Visa 2006',
    sourceLast4: '2006',
    merchantTokenIdentifier: 'DNITHE302308980427388297',
  });

/** A card of Meta, which expires in December of next year. It is known not to be prepaid, unlike a card of the same number elsewhere. */
function createMetaCheckout(context: Context, type: string): Instrument {
  const expirationYear = String(new Date(context.clock.now()).getUTCFullYear() + 1);
  const card = withDetails(createWalletCard(context, type, '4012888888881881'), { expirationYear });
  return withDocument(card, { binData: { ...(card.document['binData'] as Document), prepaid: 'No' } });
}

function findThreeDSecureCard(context: Context, nonce: string): Instrument | undefined {
  const threeDSecureInfo = findFakeThreeDSecureInfo(nonce);
  if (threeDSecureInfo === undefined) return undefined;
  const instrument = createCard(context, '4000000000001000');
  return { ...instrument, document: { ...instrument.document, threeDSecureInfo } };
}

/** A security code alone, for a card that is in the vault. */
function findSecurityCode(context: Context, nonce: string): Instrument | undefined {
  const [, digits, response] = /^fake-(three|four)-digit-cvv-only(?:-([nus])-response)?-nonce$/.exec(nonce) ?? [];
  if (digits === undefined) return undefined;
  const codes: Record<string, [string, string]> = { n: ['200', '2000'], u: ['201', '2011'], s: ['301', '3011'] };
  const [three, four] = codes[response ?? ''] ?? ['123', '1234'];
  const instrument = createCard(context, '', null, digits === 'three' ? three : four);
  return { ...instrument, cardFingerprint: null };
}

/** Who gets what the documented nonce pays for. */
const RECIPIENT = { recipientEmail: 'test@paypal.com', recipientPhone: { countryCode: '1', nationalNumber: '4085550100' } };
const PAYER = { payerId: 'FAKEPAYERID', firstName: 'Test', lastName: 'Buyer', email: 'payer@example.com' };
/** The account of the documented nonces. */
export const createPayPal = (hidden: Document, payer: Document = {}): Instrument =>
  createAccount('PayPalAccount', { email: PAYER.email, payerInfo: { ...PAYER, ...payer } }, hidden);
const createAccount = (type: string, details: Document, hidden: Document = {}): Instrument => ({
  type,
  document: { type, description: type, details },
  hidden,
  cardFingerprint: null,
  token: null,
  customerId: null,
});
const createVenmo = (hidden: Document = {}) =>
  createAccount(
    'VenmoAccount',
    { username: 'venmojoe', lastTwo: '99', venmoUserId: '1234567891234567891', payerInfo: { externalId: '1234567891234567891' } },
    hidden,
  );

const ACCOUNTS: Record<string, () => Instrument> = {
  'fake-paypal-one-time-nonce': () => createPayPal({ oneTime: true, ...RECIPIENT }),
  'fake-paypal-billing-agreement-nonce': () => createPayPal({ billingAgreementId: 'B-FAKEAGREEMENT', accountEmail: 'jane.doe@paypal.com' }),
  'fake-paypal-one-time-billing-agreement-with-purchase-nonce': () => createPayPal({ billingAgreementId: 'B-FAKEAGREEMENT' }),
  'fake-paypal-future-nonce': () => createPayPal({}),
  'fake-paypal-future-refresh-token-nonce': () => createPayPal({}),
  'fake-google-pay-paypal-nonce': () => createPayPal({}),
  'fake-venmo-account-nonce': () => createVenmo(),
  'fake-token-issuance-error-venmo-account-nonce': () => createVenmo({ refused: 'token_issuance' }),
  'fake-local-payment-method-nonce': () => createAccount('PayPalAccount', { payerInfo: PAYER }, { instrumentType: 'local_payment' }),
  'fake-sepa-direct-debit-nonce': () =>
    createAccount('SEPADebitAccount', {
      last4: '1234',
      mandateType: 'RECURRENT',
      bankReferenceToken: 'a-fake-bank-reference-token',
      merchantOrPartnerCustomerId: 'a-fake-mp-customer-id',
    }),
  'fake-us-bank-account-nonce': () =>
    createAccount(
      'UsBankAccount',
      {
        last4: '0000',
        routingNumber: '123456789',
        accountType: 'checking',
        bankName: 'Wells Fargo',
        accountHolderName: 'Dan Schulman',
        ownershipType: 'personal',
      },
      { accountNumber: '1000000000', mandateText: 'example mandate text', mandateAcceptedAt: '2020-01-01T00:00:00Z' },
    ),
  'fake-coinbase-nonce': () => createAccount('CoinbaseAccount', {}),
  'fake-europe-bank-account-nonce': () => createAccount('EuropeBankAccount', { bic: 'TESTBIC', last4: '3000' }),
  'fake-abstract-transactable-nonce': () => createAccount('AbstractTransactable', {}),
};

const findAccount = (nonce: string) => findEntry(ACCOUNTS, nonce)?.();
