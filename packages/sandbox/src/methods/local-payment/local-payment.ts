import { type SandboxContext } from '../../core/context';
import { GatewayError } from '../../core/http/gateway-error';
import { randomId } from '../../core/random';
import { definePaymentContexts, type PaymentContext } from '../../core/store/payment-contexts';
import { type Document } from '../../core/store/schema';
import { type LocalPaymentInput } from './create-input';
import { findFundingSource, isDeferred } from './funding-sources';

/** What the gateway stores of a payment. The page's other fields are kept beside these. */
export interface LocalPayment extends Document, Pick<LocalPaymentInput, Kept> {
  /** Name of the funding source for the customer. */
  title: string;
  /** Whether the payment has no window. */
  deferred: boolean;
  /** Token of the payment in the URLs of the shop. */
  token: string;
  blik: { level0?: boolean; consumerReference?: string | undefined; aliasKey?: string | null; aliasLabel?: string | null } | null;
  /** The members from here on are set when the customer has approved. */
  payerId?: string;
  nonce?: string;
  blikAliases?: { key: string; label: string }[] | null;
}
type Kept =
  | ('amount' | 'currencyIsoCode' | 'fundingSource' | 'merchantAccountId' | 'experienceProfile' | 'returnUrl' | 'cancelUrl')
  | ('firstName' | 'lastName' | 'payerEmail' | 'phone' | 'paymentTypeCountryCode')
  | ('line1' | 'line2' | 'city' | 'state' | 'postalCode' | 'countryCode');

/** The id of a payment is the `paymentId` that the merchant receives. */
export const localPayments = definePaymentContexts<LocalPayment>('local_payment');
export type LocalPaymentRow = PaymentContext<LocalPayment>;

/**
 * Creates a payment with status `pending`. It becomes `approved`, `canceled` or `failed` when the customer decides, `expired` when nobody does, and
 * `reversed` when the money is returned because the merchant did not charge the nonce.
 */
export async function createLocalPayment(context: SandboxContext, input: LocalPaymentInput): Promise<LocalPaymentRow> {
  const { blikOptions, ...rest } = input;
  const { tokenizationKey: _key, authorizationFingerprint: _fingerprint, ...fields } = rest;
  return localPayments.create(context, {
    id: `PAY-${randomId(24).toUpperCase()}`,
    status: 'pending',
    document: {
      ...fields,
      fundingSource: input.fundingSource.toLowerCase(),
      title: findFundingSource(input.fundingSource)?.title ?? input.fundingSource,
      deferred: isDeferred(input.fundingSource, blikOptions),
      token: `EC-${randomId(17).toUpperCase()}`,
      blik: readBlik(blikOptions),
    },
  });
}

/** The BLIK code authorizes a payment like a PIN, so it is not stored. */
function readBlik(options: LocalPaymentInput['blikOptions']) {
  if (options?.level0) return { level0: true };
  const { consumerReference, aliasKey, aliasLabel } = options?.oneClick ?? {};
  return options?.oneClick ? { consumerReference, aliasKey: aliasKey ?? null, aliasLabel: aliasLabel ?? null } : null;
}

/** @throws GatewayError 404 */
export async function requireLocalPayment(context: SandboxContext, id: string): Promise<LocalPaymentRow> {
  const found = await localPayments.find(context, id);
  if (!found) throw new GatewayError('NOT_FOUND', 'There is no such local payment');
  return found;
}
