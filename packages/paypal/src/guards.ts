import { asRecord } from '@tender/client/internal';
import type { CheckoutContext } from './context';
import { checkoutErrors, flowErrors } from './errors';
import type { PayPalCheckoutUpdatePaymentOptions } from './types';

/** @throws PAYPAL_FLOW_OPTION_REQUIRED */
export function assertFlow(options: { flow?: unknown } | undefined): void {
  if (!isFlow(options)) throw flowErrors.PAYPAL_FLOW_OPTION_REQUIRED();
}

/** Whether options name one of the two flows. */
export function isFlow(options: { flow?: unknown } | null | undefined): boolean {
  return ['checkout', 'vault'].some((flow) => flow === options?.flow);
}

const VAULT_INITIATED_OPTIONS = ['vaultInitiatedCheckoutPaymentMethodToken', 'currency', 'amount'] as const;

/**
 * Checks that the required options are present. Empty and null values pass. The error names the first missing one in the order above, which is the
 * reverse of the protocol's: there the last one is named.
 * @throws PAYPAL_START_VAULT_INITIATED_CHECKOUT_PARAM_REQUIRED
 */
export function assertVaultInitiatedOptions(options: object | undefined): void {
  const missing = VAULT_INITIATED_OPTIONS.find((key) => !Object.hasOwn(asRecord(options), key));
  if (missing) throw checkoutErrors.PAYPAL_START_VAULT_INITIATED_CHECKOUT_PARAM_REQUIRED({ option: missing });
}

/**
 * Checks that the required options are present. Empty and null values pass.
 * @throws PAYPAL_MISSING_REQUIRED_OPTION, PAYPAL_INVALID_PAYMENT_OPTION
 */
export function assertUpdatePaymentOptions(
  options: Partial<PayPalCheckoutUpdatePaymentOptions> | undefined,
  track: CheckoutContext['trackPayment'],
): void {
  const record = asRecord(options);
  const has = (key: string): boolean => Object.hasOwn(record, key);
  if (!(has('amount') || has('lineItems')) || !has('paymentId') || !has('currency')) {
    track('updatePayment.missing-options');
    throw checkoutErrors.PAYPAL_MISSING_REQUIRED_OPTION();
  }
  const { currency, shippingOptions } = record;
  if (currency && Array.isArray(shippingOptions) && !shippingOptions.every((option) => readCurrency(option) === toLowerCase(currency))) {
    track('updatePayment.inconsistent-currencies');
    const originalError = new Error('One or more shipping option currencies differ from checkout currency.');
    throw flowErrors.PAYPAL_INVALID_PAYMENT_OPTION({ originalError });
  }
}

function readCurrency(shippingOption: unknown): string {
  return toLowerCase(asRecord(asRecord(shippingOption).amount).currency);
}

function toLowerCase(value: unknown): string {
  return String(value).toLowerCase();
}
