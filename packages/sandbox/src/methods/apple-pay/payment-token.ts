import { z } from 'zod';
import { tryParseJson } from '../../core/http/parse-json';
import { type Document } from '../../core/store/schema';
import { WALLET_OWNER } from '../../payments/wallet/tokenize-google-pay';
import { type WalletEntry } from '../../payments/wallet/wallet';
import { type ApplePayRequest } from './payment-request';

/** Encrypted in a real token, so the page cannot read it. */
const encryptedData = z.object({ paymentId: z.string(), card: z.string() });
const paymentData = z.object({ version: z.literal('EC_v1'), data: z.string() });

/** Creates `payment` of Apple's `paymentauthorized` event. */
export function createApplePayment(paymentId: string, entry: WalletEntry, request: ApplePayRequest): Document {
  const { requiredBillingContactFields: billing, requiredShippingContactFields: shipping } = request;
  return {
    token: {
      paymentData: {
        version: 'EC_v1',
        data: encode({ paymentId, card: entry.value }),
        signature: 'sandbox',
        header: { ephemeralPublicKey: 'sandbox', publicKeyHash: 'sandbox', transactionId: paymentId },
      },
      paymentMethod: { displayName: `${entry.network} ${entry.number.slice(-4)}`, network: entry.network, type: 'credit' },
      transactionIdentifier: paymentId,
    },
    ...(billing?.length ? { billingContact: selectContact(billing) } : {}),
    ...(shipping?.length ? { shippingContact: selectContact(shipping) } : {}),
  };
}

/** Reads the payment data of a token: base64 of its JSON. Returns undefined for data that this sandbox has not created. */
export function readPaymentData(text: string): z.infer<typeof encryptedData> | undefined {
  const outer = paymentData.safeParse(decode(text));
  const inner = outer.success ? encryptedData.safeParse(decode(outer.data.data)) : undefined;
  return inner?.data;
}

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64');

const decode = (text: string) => tryParseJson(Buffer.from(text, 'base64').toString('utf8'));

/** Selects the fields of the wallet's owner that a shop asks for. */
function selectContact(fields: readonly string[]): Document {
  const [givenName, familyName] = WALLET_OWNER.name.split(' ');
  const { address1, locality, administrativeArea, postalCode, countryCode } = WALLET_OWNER;
  return {
    ...(fields.includes('name') ? { givenName, familyName } : {}),
    ...(fields.includes('email') ? { emailAddress: 'ada@example.com' } : {}),
    ...(fields.includes('phone') ? { phoneNumber: '+1 312 555 0100' } : {}),
    ...(fields.includes('postalAddress')
      ? { addressLines: [address1], locality, administrativeArea, postalCode, country: 'United States', countryCode }
      : {}),
  };
}
