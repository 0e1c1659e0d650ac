import { members, object, string, type Reader } from '@tender/client/internal';
import { ADDRESS_KEYS } from '../constants';
import type { SepaContext } from '../context';
import { sepaErrors } from '../errors';
import { failWith } from '../fail-with';
import type { TokenizeOptions } from '../types';

/** The customer is sent there, so it has to be a web address. */
const webAddress: Reader<string> = (value, path) => {
  const url = string(value, path);
  if (!/^https?:/i.test(url)) throw new TypeError(`${path} is malformed.`);
  return url;
};

const readAnswer = /* @__PURE__ */ object({
  message: /* @__PURE__ */ object({
    body: /* @__PURE__ */ object({
      sepaDebitAccount: /* @__PURE__ */ object({ approvalUrl: webAddress, last4: string, bankReferenceToken: string }),
    }),
  }),
});

export interface Mandate {
  approvalUrl: string;
  last4: string;
  bankReferenceToken: string;
}

/** @throws SEPA_CREATE_MANDATE_FAILED for any failure and any answer without what a mandate needs */
export async function createMandate(signal: AbortSignal, { client, ...context }: SepaContext, options: TokenizeOptions): Promise<Mandate> {
  const { returnUrl, cancelUrl } = { ...returnPages(context), ...options };
  const data = {
    sepa_debit: {
      account_holder_name: options.accountHolderName,
      billing_address: { country_code: options.countryCode, ...wireAddress(options.billingAddress) },
      iban: options.iban,
      merchant_or_partner_customer_id: options.customerId,
      mandate_type: options.mandateType,
    },
    locale: options.locale,
    cancel_url: cancelUrl,
    return_url: returnUrl,
    merchant_account_id: options.merchantAccountId,
  };
  return client
    .request({ method: 'post', endpoint: 'sepa_debit', data, signal })
    .then((answer) => readAnswer(answer).message.body.sepaDebitAccount)
    .catch(failWith(sepaErrors.SEPA_CREATE_MANDATE_FAILED, signal));
}

/** A popup comes back to the provider's page that reports, cancelled or not; a full page to the merchant's own. */
function returnPages({ pages, redirectUrl }: Pick<SepaContext, 'pages' | 'redirectUrl'>): { returnUrl: string; cancelUrl: string } {
  if (!redirectUrl) return { returnUrl: `${pages}/redirect-frame.html?success=1`, cancelUrl: `${pages}/redirect-frame.html?cancel=1` };
  const separator = /^[^#]*\?/.test(redirectUrl) ? '&' : '?';
  return { returnUrl: redirectUrl, cancelUrl: redirectUrl.replace(/#|$/, `${separator}cancel=1$&`) };
}

/** The keys that are there, by their names on the wire. */
function wireAddress(address: TokenizeOptions['billingAddress']): object {
  const given = members(address);
  const wired: Record<string, unknown> = {};
  for (const key of ADDRESS_KEYS) {
    const wire = key.replace(/[A-Z\d]/g, (character) => `_${character.toLowerCase()}`);
    for (const name of [wire, key]) if (name in given) wired[wire] = given[name];
  }
  return wired;
}
