import { textAt, valueAt } from '../../core/text-at';
import { type XmlFields } from '../../core/xml/write-xml';
import { ACCOUNT_DESCRIPTIONS } from './describe-account';
import { createImageUrl } from './image-url';
import { type Instrument } from './instrument';
import { findKind } from './instrument-kinds';

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
    imageUrl: createImageUrl(cardType.toLowerCase().replace(/\W/g, '_')),
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
    imageUrl: createImageUrl('apple_pay'),
    cardType: `Apple Pay - ${cardType}`,
    paymentInstrumentName: name,
    sourceDescription: name,
    sourceCardLast4: textAt(instrument.hidden, 'sourceLast4') ?? card['last4'] ?? null,
    isDeviceToken,
    merchantTokenIdentifier: isDeviceToken ? null : (textAt(instrument.hidden, 'merchantTokenIdentifier') ?? 'merchant_token_identifier'),
    expired: false,
  };
}

function describeAndroidPay(instrument: Instrument): XmlFields {
  const { last4, cardType, expirationYear = null, ...rest } = describeCard(instrument);
  const source = (name: string) => textAt(instrument.hidden, name);
  const sourceCardType = source('sourceCardType') ?? readServerCardType(instrument);
  const sourceCardLast4 = source('sourceCardLast4') ?? textAt(instrument.document, 'details', 'lastFour') ?? '';
  return {
    ...rest,
    expirationYear: source('sentExpirationYear') ?? expirationYear,
    imageUrl: createImageUrl('android_pay'),
    virtualCardType: cardType,
    virtualCardLast4: last4,
    sourceCardType,
    sourceCardLast4,
    sourceDescription: `${sourceCardType} ${sourceCardLast4}`,
    googleTransactionId: textAt(instrument.hidden, 'googleTransactionId') ?? 'google_transaction_id',
  };
}

/** Names the number and the date of the customer's own card, which American Express charges. */
function describeAmexExpressCheckout(instrument: Instrument): XmlFields {
  const card = describeCard(instrument);
  const [number, month, year] = ['last4', 'expirationMonth', 'expirationYear'].map((name) => textAt(card, name) ?? '');
  return {
    ...card,
    cardMemberNumber: number,
    cardMemberExpiryDate: `${month}/${year?.slice(-2)}`,
    sourceDescription: `AmEx ${number}`,
  };
}

function describeMetaCheckout(instrument: Instrument): XmlFields {
  const fact = (name: string) => textAt(instrument.hidden, name);
  return {
    ...describeCard(instrument),
    containerId: fact('containerId'),
    cryptogram: fact('cryptogram') ?? undefined,
    ecommerceIndicator: fact('ecommerceIndicator') ?? undefined,
  };
}

const describeSource = (instrument: Instrument) =>
  `${readServerCardType(instrument)} ${textAt(instrument.document, 'details', 'lastFour') ?? ''}`;

/** Describes types without fields of their own in this API: with the details that the page received. */
const readDetails = ({ document }: Instrument): XmlFields => {
  const details = valueAt(document, 'details');
  return typeof details === 'object' && details !== null ? { ...(details as XmlFields) } : {};
};

/** A method of a type that no SDK knows has only a token and an image. */
const describeUnknown = (): XmlFields => ({ imageUrl: createImageUrl('unknown') });

const DESCRIPTIONS: Record<string, (instrument: Instrument) => XmlFields> = {
  ...ACCOUNT_DESCRIPTIONS,
  android_pay_card: describeAndroidPay,
  apple_pay_card: describeApplePay,
  amex_express_checkout_card: describeAmexExpressCheckout,
  meta_checkout_card: describeMetaCheckout,
  meta_checkout_token: describeMetaCheckout,
  visa_checkout_card: (instrument) => ({ ...describeCard(instrument), callId: textAt(instrument.document, 'callId') }),
  unknown: describeUnknown,
};
