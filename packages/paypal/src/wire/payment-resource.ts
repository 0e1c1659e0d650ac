import { abortable, mapEntries, PAYPAL_RETURN_PAGE, type Call, type Members } from '@tender/client/internal';
import type { Flow } from '../constants';
import type { CreatePaymentOptions } from '../types';
import type { CheckoutContext } from './checkout-context';
import type { Frames } from './frames';
import { createResource, experienceProfile, intentOnWire } from './resource';

type ReturnUrls = Pick<Frames, 'returnUrl' | 'cancelUrl'>;
type Options = Omit<CreatePaymentOptions, 'flow'>;

/**
 * Sets up a payment, and remembers of it what the tokenization needs.
 * @param read takes what is wanted out of the answer
 * @throws PAYPAL_INVALID_PAYMENT_OPTION, PAYPAL_FLOW_FAILED, an error of the client, or what the set-up failed with
 */
export async function createPaymentResource(
  call: Call,
  context: CheckoutContext,
  flow: Flow,
  options: Options,
  read: (answer: Members) => unknown,
  urls: ReturnUrls = { returnUrl: PAYPAL_RETURN_PAGE, cancelUrl: PAYPAL_RETURN_PAGE },
): Promise<string> {
  const { riskCorrelationId, intent } = options;
  const payment: CheckoutContext['payment'] = (context.payment = { flow, riskCorrelationId });
  if (options.offerCredit === true) context.track('credit.offered');
  const { client, configuration } = context.ready ?? (await abortable(context.setUp, call.signal));
  const { returnUrl, cancelUrl } = urls;
  const data = {
    returnUrl,
    cancelUrl,
    offerPaypalCredit: options.offerCredit === true,
    merchantAccountId: context.merchantAccountId,
    experienceProfile: experienceProfile(options, configuration),
    shippingOptions: options.shippingOptions,
    payer_email: options.userAuthenticationEmail,
    shippingCallbackUrl: options.shippingCallbackUrl,
    ...(flow === 'checkout' ? checkoutMembers(options) : vaultMembers(options)),
    correlationId: riskCorrelationId || undefined,
  };
  const result = await createResource(call, client, flow, data, read);
  payment.intent = intent;
  return result;
}

function checkoutMembers(options: Options): object {
  const { contactPreference, billingAgreementDetails, shippingAddressOverride } = options;
  return {
    amount: options.amount,
    currencyIsoCode: options.currency,
    requestBillingAgreement: options.requestBillingAgreement,
    intent: intentOnWire(options.intent) || undefined,
    lineItems: options.lineItems,
    vaultInitiatedCheckoutPaymentMethodToken: options.vaultInitiatedCheckoutPaymentMethodToken,
    ...shippingAddressOverride,
    ...(contactPreference && { contactPreference }),
    ...(billingAgreementDetails !== undefined && { billingAgreementDetails }),
  };
}

function vaultMembers(options: Options): object {
  const { planType, planMetadata } = options;
  return {
    shippingAddress: options.shippingAddressOverride,
    description: options.billingAgreementDescription || undefined,
    ...(planType && { plan_type: planType, plan_metadata: planMetadata && snakeCased(planMetadata) }),
  };
}

/** Keys in snake case, all the way down; values as they are. */
function snakeCased(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(snakeCased);
  if (!value || typeof value !== 'object') return value;
  return mapEntries(value as Members, ([key, member]) => [snakeCase(key), snakeCased(member)]);
}

/** A run of capitals ends before its last one: `planURLName` is `plan_url_name`. */
function snakeCase(key: string): string {
  return key.replace(/([a-z\d])([A-Z])|([A-Z])(?=[A-Z][a-z])/g, '$1$3_$2').toLowerCase();
}
