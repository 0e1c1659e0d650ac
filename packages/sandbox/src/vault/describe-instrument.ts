import { type XmlValue } from '../server-api/write-xml';
import { type Instrument } from './instrument';
import { kindOf } from './instrument-kinds';
import { textAt, valueAt } from './text-at';

type Fields = { [name: string]: XmlValue };

const IMAGES = 'https://assets.braintreegateway.com/payment_method_logo';
/** Names that differ between the page's answers and the server's. */
const CARD_TYPES: Record<string, string> = { UnionPay: 'China UnionPay' };

/** An instrument as the server API shows it, in a transaction and in the vault. Only issuer and last four of a card number are known. */
export function describeInstrument(instrument: Instrument): Fields {
  const kind = kindOf(instrument);
  const shared = { token: instrument.token, globalId: instrument.token === null ? null : globalId('paymentmethod', instrument.token) };
  return { ...shared, ...(DESCRIPTIONS[kind.instrumentType] ?? (kind.isCard ? cardFields : detailFields))(instrument) };
}

/** The gateway's second name for everything: the GraphQL API's id. */
export const globalId = (kind: string, id: string) => Buffer.from(`${kind}_${id}`).toString('base64url');

export function serverCardType({ document }: Pick<Instrument, 'document'>): string {
  const cardType = textAt(document, 'details', 'cardType') ?? 'Unknown';
  return CARD_TYPES[cardType] ?? cardType;
}

function cardFields(instrument: Instrument): Fields {
  const { document, cardFingerprint } = instrument;
  const detail = (name: string) => textAt(document, 'details', name);
  const cardType = serverCardType(instrument);
  return {
    bin: detail('bin'),
    last4: detail('lastFour'),
    cardType,
    expirationMonth: detail('expirationMonth') ?? '12',
    expirationYear: detail('expirationYear') ?? '2030',
    customerLocation: 'US',
    cardholderName: detail('cardholderName'),
    imageUrl: `${IMAGES}/${cardType.toLowerCase().replace(/\W/g, '_')}.png?environment=sandbox`,
    isNetworkTokenized: false,
    ...binFields(document),
    uniqueNumberIdentifier: cardFingerprint,
    venmoSdk: false,
    accountType: null,
  };
}

const binFields = (document: unknown): Fields => {
  const data = valueAt(document, 'binData');
  return typeof data === 'object' && data !== null ? { ...(data as Record<string, string>) } : {};
};

function applePay(instrument: Instrument): Fields {
  const cardType = serverCardType(instrument);
  return { ...cardFields(instrument), cardType: `Apple Pay - ${cardType}`, sourceDescription: sourceOf(instrument) };
}

function androidPay(instrument: Instrument): Fields {
  const { last4, cardType, ...rest } = cardFields(instrument);
  return {
    ...rest,
    isNetworkTokenized: valueAt(instrument.document, 'details', 'isNetworkTokenized') === true,
    virtualCardType: cardType,
    virtualCardLast4: last4,
    sourceCardType: cardType,
    sourceCardLast4: last4,
    sourceDescription: sourceOf(instrument),
    googleTransactionId: textAt(instrument.hidden, 'googleTransactionId') ?? 'google_transaction_id',
  };
}

const sourceOf = (instrument: Instrument) => `${serverCardType(instrument)} ${textAt(instrument.document, 'details', 'lastFour') ?? ''}`;

function payPal({ document, hidden }: Instrument): Fields {
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
    customField: null,
    payeeEmail: null,
    description: null,
  };
}

function localPayment({ document, hidden }: Instrument): Fields {
  const aliases = valueAt(hidden, 'blikAliases');
  return {
    fundingSource: textAt(hidden, 'fundingSource') ?? 'ideal',
    payerId: textAt(document, 'details', 'payerInfo', 'payerId') ?? 'FAKEPAYERID',
    paymentId: textAt(hidden, 'paymentId') ?? 'FAKEPAYMENTID',
    ...(Array.isArray(aliases) ? { blikAliases: aliases as XmlValue[] } : {}),
  };
}

function venmo({ document }: Instrument): Fields {
  const username = (textAt(document, 'details', 'username') ?? 'venmojoe').replace(/^@/, '');
  return {
    username,
    venmoUserId: textAt(document, 'details', 'payerInfo', 'externalId') ?? '1234567891234567891',
    sourceDescription: `Venmo Account: ${username}`,
    imageUrl: `${IMAGES}/venmo.png?environment=sandbox`,
  };
}

function usBankAccount({ document, hidden }: Instrument): Fields {
  const detail = (name: string) => textAt(document, 'details', name) ?? textAt(hidden, name);
  return {
    routingNumber: detail('routingNumber') ?? '021000021',
    last4: detail('last4') ?? detail('lastFour') ?? '0000',
    accountType: (detail('accountType') ?? 'checking').toLowerCase(),
    accountHolderName: detail('accountHolderName'),
    bankName: detail('bankName') ?? 'Test Bank',
    ownershipType: detail('ownershipType'),
    verified: valueAt(hidden, 'verified') === true,
    imageUrl: `${IMAGES}/us_bank_account.png?environment=sandbox`,
    achMandate: { text: textAt(hidden, 'mandateText') ?? 'cl mandate text', acceptedAt: textAt(hidden, 'mandateAcceptedAt') },
    verifications: [],
  };
}

function sepa({ document, hidden }: Instrument): Fields {
  const detail = (...names: string[]) =>
    names.map((name) => textAt(document, 'details', name) ?? textAt(hidden, name)).find(Boolean) ?? null;
  return {
    last4: detail('last4', 'ibanLastFour', 'lastFour'),
    mandateType: detail('mandateType'),
    bankReferenceToken: detail('bankReferenceToken'),
    merchantOrPartnerCustomerId: detail('merchantOrPartnerCustomerId', 'customerId'),
  };
}

/** Types this API has no element of their own for: as the page was told. */
const detailFields = ({ document }: Instrument): Fields => {
  const details = valueAt(document, 'details');
  return typeof details === 'object' && details !== null ? { ...(details as Fields) } : {};
};

const DESCRIPTIONS: Record<string, (instrument: Instrument) => Fields> = {
  android_pay_card: androidPay,
  apple_pay_card: applePay,
  paypal_account: payPal,
  local_payment: localPayment,
  venmo_account: venmo,
  us_bank_account: usBankAccount,
  sepa_debit_account: sepa,
};
