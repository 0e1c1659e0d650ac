import { asRecord, object, unknown, webUrl } from '@tender/client/internal';
import { ADDRESS_KEYS } from '../constants';
import type { SepaContext } from '../context';
import { sepaErrors } from '../errors';
import { failWith } from '../fail-with';
import type { SepaTokenizeOptions } from '../types';

const readMandate = /* @__PURE__ */ object({
  message: /* @__PURE__ */ object({
    body: /* @__PURE__ */ object({
      sepaDebitAccount: /* @__PURE__ */ object({ approvalUrl: webUrl, last4: unknown, bankReferenceToken: unknown }),
    }),
  }),
});

/** A mandate that waits for the customer's approval. What the gateway leaves out is left out of the next request as well. */
export interface Mandate {
  approvalUrl: string;
  last4: unknown;
  bankReferenceToken: unknown;
}

/** @throws SEPA_CREATE_MANDATE_FAILED for any failure and a response without a URL */
export async function createMandate(
  signal: AbortSignal,
  { client, ...context }: SepaContext,
  options: SepaTokenizeOptions,
): Promise<Mandate> {
  const { returnUrl, cancelUrl } = { ...createReturnUrls(context), ...options };
  const data = {
    sepa_debit: {
      account_holder_name: options.accountHolderName,
      billing_address: { country_code: options.countryCode, ...toWireAddress(options.billingAddress) },
      iban: options.iban,
      merchant_or_partner_customer_id: options.customerId,
      mandate_type: options.mandateType,
    },
    locale: options.locale,
    cancel_url: cancelUrl,
    return_url: returnUrl,
    merchant_account_id: options.merchantAccountId,
  };
  try {
    const response = await client.request({ api: 'clientApi', method: 'post', endpoint: 'sepa_debit', data, signal });
    return readMandate(response).message.body.sepaDebitAccount;
  } catch (error) {
    return failWith(sepaErrors.SEPA_CREATE_MANDATE_FAILED, signal)(error);
  }
}

/** A popup returns to a page of the provider, which reports the result; a full page returns to the merchant's page. */
function createReturnUrls({ page, redirectUrl }: Pick<SepaContext, 'page' | 'redirectUrl'>): { returnUrl: string; cancelUrl: string } {
  if (!redirectUrl) {
    const url = page('redirect-frame', false);
    return { returnUrl: `${url}?success=1`, cancelUrl: `${url}?cancel=1` };
  }
  const url = String(redirectUrl); // it may be a URL object
  const separator = /^[^#]*\?/.test(url) ? '&' : '?';
  return { returnUrl: redirectUrl, cancelUrl: url.replace(/#|$/, `${separator}cancel=1$&`) };
}

/** Converts the present keys to their names on the wire. */
function toWireAddress(address: SepaTokenizeOptions['billingAddress']): object {
  const options = asRecord(address);
  const wireOptions: Record<string, unknown> = {};
  for (const key of ADDRESS_KEYS) {
    const wire = key.replace(/[A-Z\d]/g, (character) => `_${character.toLowerCase()}`);
    for (const name of [wire, key]) if (name in options) wireOptions[wire] = options[name];
  }
  return wireOptions;
}
