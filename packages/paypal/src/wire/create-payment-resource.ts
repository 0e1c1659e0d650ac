import { abortable, mapEntries, PAYPAL_RETURN_PAGE, type Call, type UnknownRecord } from '@tender/client/internal';
import type { PayPalFlow } from '../constants';
import type { PayPalCheckoutCreatePaymentOptions } from '../types';
import type { CheckoutContext } from '../context';
import type { PayPalFrames } from '../ui/frames';
import { createResource, createExperienceProfile, toWireIntent } from './create-resource';

type ReturnUrls = Pick<PayPalFrames, 'returnUrl' | 'cancelUrl'>;
type Options = Omit<PayPalCheckoutCreatePaymentOptions, 'flow'>;

/**
 * Creates a payment or an agreement, and remembers what the tokenization needs to know about it.
 * @param read reads the token or URL that the caller needs from the response
 * @throws PAYPAL_INVALID_PAYMENT_OPTION, PAYPAL_FLOW_FAILED, an error of the client, or the error with which the instance could not be set up
 */
export async function createPaymentResource(
  call: Call,
  context: CheckoutContext,
  flow: PayPalFlow,
  options: Options,
  read: (response: UnknownRecord) => unknown,
  urls: ReturnUrls = readReturnUrls(options),
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
    experienceProfile: { ...createExperienceProfile(options, configuration), userAction: options.userAction },
    shippingOptions: options.shippingOptions,
    payer_email: options.userAuthenticationEmail,
    shippingCallbackUrl: options.shippingCallbackUrl,
    appSwitchPreference: options.appSwitchPreference,
    amountBreakdown: options.amountBreakdown,
    ...(flow === 'checkout' ? createCheckoutMembers(options) : createVaultMembers(options)),
    ...(riskCorrelationId && { correlationId: riskCorrelationId }),
  };
  const result = await createResource(call, client, flow, data, read);
  payment.intent = intent;
  return result;
}

/** Only PayPal's app returns to a page of the shop. PayPal's script closes its window by itself. */
function readReturnUrls({ appSwitchPreference, returnUrl, cancelUrl }: Options): ReturnUrls {
  const createUrl = (url: string | undefined): string => (appSwitchPreference && url) || PAYPAL_RETURN_PAGE;
  return { returnUrl: createUrl(returnUrl), cancelUrl: createUrl(cancelUrl) };
}

function createCheckoutMembers(options: Options): object {
  const { contactPreference, billingAgreementDetails, shippingAddressOverride, planType, planMetadata } = options;
  return {
    amount: options.amount,
    currencyIsoCode: options.currency,
    requestBillingAgreement: options.requestBillingAgreement,
    intent: toWireIntent(options.intent) || undefined,
    lineItems: options.lineItems,
    vaultInitiatedCheckoutPaymentMethodToken: options.vaultInitiatedCheckoutPaymentMethodToken,
    ...shippingAddressOverride,
    ...(contactPreference && { contactPreference }),
    ...(billingAgreementDetails !== undefined && { billingAgreementDetails }),
    // A payment takes the plan of its agreement by these names, an agreement alone takes it in snake case.
    ...(options.requestBillingAgreement && planType && { planType, planMetadata }),
  };
}

function createVaultMembers(options: Options): object {
  const { planType, planMetadata } = options;
  return {
    shippingAddress: options.shippingAddressOverride,
    description: options.billingAgreementDescription || undefined,
    ...(planType && { plan_type: planType, plan_metadata: planMetadata && convertKeys(planMetadata) }),
  };
}

/** Converts the keys of nested objects and arrays to snake case. Values stay unchanged. */
function convertKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(convertKeys);
  if (!value || typeof value !== 'object') return value;
  return mapEntries(value as UnknownRecord, ([key, member]) => [toSnakeCase(key), convertKeys(member)]);
}

/** Several capitals in a row are one word: `planURLName` becomes `plan_url_name`. */
function toSnakeCase(key: string): string {
  return key.replace(/[a-z\d](?=[A-Z])|[A-Z](?=[A-Z][a-z])/g, '$&_').toLowerCase();
}
