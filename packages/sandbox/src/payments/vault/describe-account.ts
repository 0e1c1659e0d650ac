import { textAt, valueAt } from '../../core/text-at';
import { type XmlFields, type XmlValue } from '../../core/xml/write-xml';
import { createImageUrl } from './image-url';
import { type Instrument } from './instrument';

function describePayPal({ document, hidden }: Instrument): XmlFields {
  const payer = (name: string) => textAt(document, 'details', 'payerInfo', name);
  const accountEmail = textAt(document, 'details', 'email');
  const payerEmail = payer('email') ?? accountEmail ?? 'payer@example.com';
  return {
    payerEmail,
    email: textAt(hidden, 'accountEmail') ?? accountEmail ?? payerEmail,
    payerId: payer('payerId') ?? 'FAKEPAYERID',
    payerFirstName: payer('firstName') ?? 'Test',
    payerLastName: payer('lastName') ?? 'Buyer',
    payerStatus: 'VERIFIED',
    billingAgreementId: textAt(hidden, 'billingAgreementId'),
    imageUrl: createImageUrl('paypal'),
    revokedAt: null,
    fundingSourceDescription: 'Visa ending in 1111',
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
    imageUrl: createImageUrl('venmo'),
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
    imageUrl: createImageUrl('us_bank_account'),
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
    imageUrl: createImageUrl('sepa_debit_account', 'svg'),
    viewUrl: `https://www.paypal.com/pay/sepa/${encodeURIComponent((detail('bankReferenceToken') ?? '').replace(/^([0-9A-Z]{17})-.*/, '$1'))}`,
  };
}

/** Descriptions of the kinds that are no cards, by their names in the server API. */
export const ACCOUNT_DESCRIPTIONS: Record<string, (instrument: Instrument) => XmlFields> = {
  paypal_account: describePayPal,
  local_payment: describeLocalPayment,
  venmo_account: describeVenmo,
  us_bank_account: describeUsBankAccount,
  sepa_debit_account: describeSepa,
};
