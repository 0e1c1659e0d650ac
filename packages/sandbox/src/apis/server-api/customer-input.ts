import { z } from 'zod';
import { text } from '../../core/input-fields';
import { customerFields } from '../../payments/transactions/sale-input';
import { type CustomerInput as VaultedCustomerInput } from '../../payments/vault/create-customer';
import { consent, methodInput, paypalOptions, type MethodInput } from '../../payments/vault/method-input';
import { riskData } from '../../payments/vault/risk-rules';
import { findWalletMember } from '../../payments/vault/wallet-parameters';

const walletCard = methodInput.extend({ cryptogram: text, googleTransactionId: text, networkTransactionId: text });

export const customerInput = customerFields.extend({
  paymentMethodNonce: z.string().nullish(),
  creditCard: methodInput.nullish(),
  applePayCard: walletCard.nullish(),
  androidPayCard: walletCard.nullish(),
  androidPayNetworkToken: walletCard.nullish(),
  googlePayCard: walletCard.nullish(),
  paypalAccount: consent.extend({ options: methodInput.shape.options }).nullish(),
  options: z.looseObject({ paypal: paypalOptions }).nullish(),
  riskData: riskData.nullish(),
  defaultPaymentMethodToken: z.string().nullish(),
  customFields: z.record(z.string(), z.unknown()).nullish(),
});
export type CustomerInput = z.infer<typeof customerInput>;

/** Fields that a customer keeps. Everything else of a request concerns the payment method, or the request alone. */
const OWN_FIELDS = new Set([
  ...['id', 'firstName', 'lastName', 'company', 'email', 'phone', 'internationalPhone', 'fax', 'website', 'customFields'],
]);

const pick = (values: object, isWanted: (name: string) => boolean) =>
  Object.fromEntries(Object.entries(values).filter(([name]) => isWanted(name))) as Record<string, unknown>;
export const pickOwnFields = (input: CustomerInput): VaultedCustomerInput => pick(input, (name) => OWN_FIELDS.has(name));

/** The payment method of a request: a card, a card of a wallet, a PayPal account, a nonce, or a nonce with changes to its card. */
export function readMethodInput(input: CustomerInput): MethodInput | undefined {
  const { paymentMethodNonce, creditCard, options, paypalAccount } = input;
  const wallet = readWallet(input);
  if (!paymentMethodNonce) {
    const isConsent = [paypalAccount?.consentCode, paypalAccount?.accessToken, paypalAccount?.billingAgreementId].some(Boolean);
    return wallet ?? creditCard ?? (isConsent ? { paypalAccount, options: paypalAccount?.options } : undefined);
  }
  const { paypal } = options ?? {};
  const ownOptions = { ...creditCard?.options, ...wallet?.options, ...(paypal ? { paypal } : {}) };
  return { ...creditCard, ...wallet, paymentMethodNonce, options: ownOptions };
}

/** What a wallet's card has in common with all payment methods. The rest is the card itself. */
const SHARED = new Set(['token', 'billingAddress', 'billingAddressId', 'options']);

function readWallet(input: CustomerInput): MethodInput | undefined {
  const member = findWalletMember(input);
  const values = member && input[member];
  if (!member || !values) return undefined;
  return { ...pick(values, (name) => SHARED.has(name)), [member]: pick(values, (name) => !SHARED.has(name)) };
}
