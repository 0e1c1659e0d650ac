import { z } from 'zod';
import { parseInput, type ClientApiCall, type ClientApiRoute } from '../../core/http/client-api-route';
import { GatewayError } from '../../core/http/gateway-error';
import { createPagePath } from '../../core/pages/customer-page';
import { randomId, randomNonce } from '../../core/random';
import { storeNonce } from '../../payments/instruments/store-nonce';
import { MANDATE_TYPES, mandates } from './mandate';

const webAddress = z.url({ protocol: /^https?$/, message: 'URL is invalid' });

/** Checks an IBAN by ISO 13616: with the first four characters last and letters counted from 10, the number modulo 97 is 1. */
function isIban(text: string): boolean {
  const iban = text.replace(/\s/g, '').toUpperCase();
  if (!/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(iban)) return false;
  const digits = [...iban.slice(4), ...iban.slice(0, 4)].map((character) => parseInt(character, 36)).join('');
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1;
}

const mandateInput = z.looseObject({
  sepaDebit: z.looseObject({
    accountHolderName: z.string().min(1),
    billingAddress: z.looseObject({ countryCode: z.string().regex(/^[A-Z]{2}$/, 'Country code is invalid') }),
    iban: z.string().refine(isIban, 'IBAN is invalid'),
    merchantOrPartnerCustomerId: z.string().min(1),
    mandateType: z.enum(MANDATE_TYPES),
  }),
  locale: z.string().nullish(),
  cancelUrl: webAddress,
  returnUrl: webAddress,
  merchantAccountId: z.string().nullish(),
});

async function createMandate({ context, input, urls }: ClientApiCall) {
  const { sepaDebit, cancelUrl, returnUrl, locale } = parseInput(mandateInput, input);
  const { billingAddress, iban, ...rest } = sepaDebit;
  const id = randomId(17).toUpperCase();
  const account = {
    last4: iban.replace(/\s/g, '').slice(-4),
    bankReferenceToken: `${id}-${randomId(12)}`,
    merchantOrPartnerCustomerId: rest.merchantOrPartnerCustomerId,
    mandateType: rest.mandateType,
  };
  const { accountHolderName } = rest;
  const document = { ...account, accountHolderName, countryCode: billingAddress.countryCode, locale, cancelUrl, returnUrl };
  await mandates.create(context, { id, status: 'pending', document });
  const approvalUrl = `${urls.paypalUrl}${createPagePath(mandates.kind, id)}`;
  return { status: 201 as const, body: { message: { body: { sepaDebitAccount: { approvalUrl, ...account, paypalV2OrderId: id } } } } };
}

async function findMandate({ context, params }: ClientApiCall) {
  const found = await mandates.find(context, params['orderId'] ?? '');
  if (found?.status !== 'approved') throw new GatewayError('NOT_FOUND', 'SEPA mandate not found');
  const { last4, merchantOrPartnerCustomerId, mandateType, bankReferenceToken } = found.document;
  return {
    status: 200 as const,
    body: { sepaDebitMandateDetail: { last4, merchantOrPartnerCustomerId, mandateType, bankReferenceToken } },
  };
}

const debitAccount = z.looseObject({
  sepaDebitAccount: z.looseObject({
    last4: z.string().regex(/^[A-Z\d]{4}$/, 'Last four digits are invalid'),
    merchantOrPartnerCustomerId: z.string().min(1),
    bankReferenceToken: z.string().min(1),
    mandateType: z.enum(MANDATE_TYPES),
  }),
  merchantAccountId: z.string().nullish(),
});

async function tokenize({ context, input }: ClientApiCall) {
  const { sepaDebitAccount, merchantAccountId } = parseInput(debitAccount, input);
  const { last4, merchantOrPartnerCustomerId, bankReferenceToken, mandateType } = sepaDebitAccount;
  const signed = await mandates.find(context, bankReferenceToken.split('-')[0] ?? '');
  if (signed?.status !== 'approved' || signed.document.bankReferenceToken !== bankReferenceToken) {
    throw new GatewayError('VALIDATION', 'The mandate has not been approved', [
      { path: ['sepaDebitAccount', 'bankReferenceToken'], code: '', message: 'Bank reference token is invalid' },
    ]);
  }
  const nonce = randomNonce('tokensepa');
  const details = { last4, merchantOrPartnerCustomerId, bankReferenceToken, mandateType };
  const document = { nonce, type: 'SEPADirectDebitAccount', description: `IBAN ending in ${last4}`, consumed: false, details };
  await storeNonce(context, { nonce, type: 'SEPADirectDebitAccount', document, facts: { merchantAccountId: merchantAccountId ?? null } });
  return { status: 201 as const, body: document };
}

export const sepaRoutes: readonly ClientApiRoute[] = [
  { method: 'POST', path: 'sepa_debit', handle: createMandate },
  { method: 'GET', path: 'sepa_debit/:orderId', handle: findMandate },
  { method: 'POST', path: 'payment_methods/sepa_debit_accounts', handle: tokenize },
];
