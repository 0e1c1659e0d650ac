import { type XmlFields, type XmlValue } from '../server-api/xml/write-xml';
import { type Instrument } from './instrument';
import { findKind } from './instrument-kinds';
import { textAt, valueAt } from '../text-at';

const IMAGES = 'https://assets.braintreegateway.com/payment_method_logo';
/** Card types whose names differ between responses to pages and responses to servers. */
const CARD_TYPES: Record<string, string> = { UnionPay: 'China UnionPay' };

/** Describes an instrument for the server API, in a transaction or in the vault. */
export function describeInstrument(instrument: Instrument): XmlFields {
  const kind = findKind(instrument);
  const shared = {
    token: instrument.token,
    globalId: instrument.token === null ? null : createGlobalId('paymentmethod', instrument.token),
  };
  return { ...shared, ...(DESCRIPTIONS[kind.instrumentType] ?? (kind.isCard ? describeCard : readDetails))(instrument) };
}

/** Creates the id of an object in the GraphQL API, which the server API calls its global id. */
export const createGlobalId = (kind: string, id: string) => Buffer.from(`${kind}_${id}`).toString('base64url');

export function readServerCardType({ document }: Pick<Instrument, 'document'>): string {
  const cardType = textAt(document, 'details', 'cardType') ?? 'Unknown';
  return CARD_TYPES[cardType] ?? cardType;
}

function describeCard(instrument: Instrument): XmlFields {
  const { document, cardFingerprint } = instrument;
  const detail = (name: string) => textAt(document, 'details', name);
  const cardType = readServerCardType(instrument);
  return {
    bin: detail('bin'),
    last4: detail('lastFour'),
    cardType,
    expirationMonth: detail('expirationMonth') ?? '12',
    expirationYear: detail('expirationYear') ?? '2030',
    customerLocation: 'US',
    cardholderName: detail('cardholderName'),
    imageUrl: `${IMAGES}/${cardType.toLowerCase().replace(/\W/g, '_')}.png?environment=sandbox`,
    isNetworkTokenized: valueAt(document, 'details', 'isNetworkTokenized') === true,
    ...readBinFields(document),
    uniqueNumberIdentifier: cardFingerprint,
    venmoSdk: valueAt(instrument.hidden, 'venmoSdk') === true,
    accountType: null,
    binExtended: textAt(instrument.hidden, 'binExtended') ?? undefined,
  };
}

const readBinFields = (document: unknown): XmlFields => {
  const data = valueAt(document, 'binData');
  return typeof data === 'object' && data !== null ? { ...(data as Record<string, string>) } : {};
};

function describeApplePay(instrument: Instrument): XmlFields {
  const cardType = readServerCardType(instrument);
  const card = describeCard(instrument);
  const isDeviceToken = valueAt(instrument.document, 'details', 'isDeviceToken') !== false;
  const name = textAt(instrument.hidden, 'sourceName') ?? describeSource(instrument);
  return {
    ...card,
    cardType: `Apple Pay - ${cardType}`,
    paymentInstrumentName: name,
    sourceDescription: name,
    sourceCardLast4: card['last4'] ?? null,
    isDeviceToken,
    merchantTokenIdentifier: isDeviceToken ? null : 'merchant_token_identifier',
    expired: false,
  };
}

function describeAndroidPay(instrument: Instrument): XmlFields {
  const { last4, cardType, ...rest } = describeCard(instrument);
  const source = (name: string) => textAt(instrument.hidden, name);
  const sourceCardType = source('sourceCardType') ?? readServerCardType(instrument);
  const sourceCardLast4 = source('sourceCardLast4') ?? textAt(instrument.document, 'details', 'lastFour') ?? '';
  return {
    ...rest,
    virtualCardType: cardType,
    virtualCardLast4: last4,
    sourceCardType,
    sourceCardLast4,
    sourceDescription: `${sourceCardType} ${sourceCardLast4}`,
    googleTransactionId: textAt(instrument.hidden, 'googleTransactionId') ?? 'google_transaction_id',
  };
}

const describeSource = (instrument: Instrument) =>
  `${readServerCardType(instrument)} ${textAt(instrument.document, 'details', 'lastFour') ?? ''}`;

function describePayPal({ document, hidden }: Instrument): XmlFields {
  const payer = (name: string) => textAt(document, 'details', 'payerInfo', name);
  const email = textAt(document, 'details', 'email') ?? payer('email') ?? 'payer@example.com';
  return {
    payerEmail: email,
    email,
    payerId: payer('payerId') ?? 'FAKEPAYERID',
    payerFirstName: payer('firstName') ?? 'Test',
    payerLastName: payer('lastName') ?? 'Buyer',
    payerStatus: 'VERIFIED',
    billingAgreementId: textAt(hidden, 'billingAgreementId'),
    imageUrl: `${IMAGES}/paypal.png?environment=sandbox`,
    revokedAt: null,
    fundingSourceDescription: null,
    customField: textAt(hidden, 'customField'),
    payeeEmail: textAt(hidden, 'payeeEmail'),
    description: textAt(hidden, 'description'),
    debugId: textAt(document, 'details', 'correlationId') ?? 'fake-debug-id',
  };
}

function describeLocalPayment({ document, hidden }: Instrument): XmlFields {
  const aliases = valueAt(hidden, 'blikAliases');
  return {
    fundingSource: textAt(hidden, 'fundingSource') ?? 'ideal',
    payerId: textAt(document, 'details', 'payerInfo', 'payerId') ?? 'FAKEPAYERID',
    paymentId: textAt(hidden, 'paymentId') ?? 'FAKEPAYMENTID',
    ...(Array.isArray(aliases) ? { blikAliases: aliases as XmlValue[] } : {}),
  };
}

function describeVenmo({ document }: Instrument): XmlFields {
  const username = (textAt(document, 'details', 'username') ?? 'venmojoe').replace(/^@/, '');
  return {
    username,
    venmoUserId: textAt(document, 'details', 'payerInfo', 'externalId') ?? '1234567891234567891',
    sourceDescription: `Venmo Account: ${username}`,
    imageUrl: `${IMAGES}/venmo.png?environment=sandbox`,
  };
}

function describeUsBankAccount({ document, hidden }: Instrument): XmlFields {
  const detail = (name: string) => textAt(document, 'details', name) ?? textAt(hidden, name);
  return {
    routingNumber: detail('routingNumber') ?? '021000021',
    last4: detail('last4') ?? detail('lastFour') ?? '0000',
    accountType: (detail('accountType') ?? 'checking').toLowerCase(),
    accountHolderName: detail('accountHolderName'),
    bankName: detail('bankName') ?? 'Test Bank',
    ownershipType: detail('ownershipType'),
    accountDescription: null,
    plaidVerifiedAt: textAt(hidden, 'bankLoginAt'),
    verified: valueAt(hidden, 'verified') === true,
    imageUrl: `${IMAGES}/us_bank_account.png?environment=sandbox`,
    achMandate: { text: textAt(hidden, 'mandateText') ?? 'cl mandate text', acceptedAt: textAt(hidden, 'mandateAcceptedAt') },
    verifications: [],
  };
}

function describeSepa({ document, hidden }: Instrument): XmlFields {
  const detail = (...names: string[]) =>
    names.map((name) => textAt(document, 'details', name) ?? textAt(hidden, name)).find(Boolean) ?? null;
  return {
    last4: detail('last4', 'ibanLastFour', 'lastFour'),
    mandateType: detail('mandateType'),
    bankReferenceToken: detail('bankReferenceToken'),
    merchantOrPartnerCustomerId: detail('merchantOrPartnerCustomerId', 'customerId'),
    imageUrl: `${IMAGES}/sepa_debit_account.png?environment=sandbox`,
    viewUrl: `https://www.paypal.com/pay/sepa/${encodeURIComponent((detail('bankReferenceToken') ?? '').replace(/^([0-9A-Z]{17})-.*/, '$1'))}`,
  };
}

/** Describes types without fields of their own in this API: with the details that the page received. */
const readDetails = ({ document }: Instrument): XmlFields => {
  const details = valueAt(document, 'details');
  return typeof details === 'object' && details !== null ? { ...(details as XmlFields) } : {};
};

/** A method of a type that no SDK knows has only a token and an image. */
const describeUnknown = (): XmlFields => ({ imageUrl: `${IMAGES}/unknown.png?environment=sandbox` });

const DESCRIPTIONS: Record<string, (instrument: Instrument) => XmlFields> = {
  android_pay_card: describeAndroidPay,
  apple_pay_card: describeApplePay,
  paypal_account: describePayPal,
  local_payment: describeLocalPayment,
  venmo_account: describeVenmo,
  visa_checkout_card: (instrument) => ({ ...describeCard(instrument), callId: textAt(instrument.document, 'callId') }),
  us_bank_account: describeUsBankAccount,
  sepa_debit_account: describeSepa,
  unknown: describeUnknown,
};
