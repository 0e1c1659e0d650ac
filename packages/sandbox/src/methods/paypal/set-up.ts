import { type z } from 'zod';
import { type Authorization } from '../../core/authorization/authorize';
import { type SandboxContext } from '../../core/context';
import { GatewayError } from '../../core/http/gateway-error';
import { type Document } from '../../core/store/schema';
import { findMethod } from '../../payments/vault/find-rows';
import { createPayer } from '../../payments/vault/paypal-payer';
import { createPayPalPayment } from './payment';
import { readShippingAddress, type agreementInput, type paymentInput } from './payment-input';

type PaymentInput = z.infer<typeof paymentInput>;
type AgreementInput = z.infer<typeof agreementInput>;

/** Reads what both flows have in common, with the defaults of the rest. */
function readShared(input: PaymentInput | AgreementInput) {
  const { experienceProfile: profile } = input;
  return {
    returnUrl: input.returnUrl,
    cancelUrl: input.cancelUrl,
    brandName: profile?.brandName || 'the shop',
    locale: profile?.localeCode || undefined,
    landingPageType: profile?.landingPageType || undefined,
    merchantAccountId: input.merchantAccountId ?? null,
    correlationId: input.correlationId ?? undefined,
    // The gateway's `noShipping` has the opposite meaning.
    asksShipping: profile?.noShipping === false,
    isShippingFixed: profile?.addressOverride === true,
    shippingOptions: input.shippingOptions ?? [],
    shippingOptionId: input.shippingOptions?.find(({ selected }) => selected === true)?.id,
    payerEmail: input.payerEmail ?? undefined,
    offersCredit: input.offerPaypalCredit === true,
    offersPayLater: input.offerPayLater === true,
    intent: 'authorize',
    items: [],
    requestsAgreement: false,
    isPayerFixed: false,
    funding: 'balance' as const,
  };
}

/** @throws GatewayError 422 for a vaulted account that the caller may not use */
export async function setUpPayment(context: SandboxContext, authorization: Authorization, input: PaymentInput) {
  const token = input.vaultInitiatedCheckoutPaymentMethodToken;
  const payer = token == null ? undefined : createPayer(await findVaultedEmail(context, authorization, token));
  return createPayPalPayment(context, {
    ...readShared(input),
    flow: 'checkout',
    amount: input.amount,
    currency: input.currencyIsoCode,
    intent: input.intent === 'capture' ? 'sale' : (input.intent ?? 'authorize'),
    items: input.lineItems ?? [],
    shippingAddress: removeNulls(readShippingAddress(input)),
    requestsAgreement: input.requestBillingAgreement === true,
    description: input.billingAgreementDetails?.description ?? undefined,
    payer,
    isPayerFixed: payer !== undefined,
  });
}

export async function setUpAgreement(context: SandboxContext, input: AgreementInput) {
  const { shippingAddress } = input;
  return createPayPalPayment(context, {
    ...readShared(input),
    flow: 'vault',
    description: input.description ?? undefined,
    shippingAddress: removeNulls(shippingAddress ? readShippingAddress(shippingAddress) : undefined),
    plan: input.planType ? { ...input.planMetadata, planType: input.planType } : undefined,
  });
}

async function findVaultedEmail(context: SandboxContext, authorization: Authorization, token: string): Promise<string> {
  const method = await findMethod(context, token);
  const customerId = authorization.kind === 'client_token' ? authorization.grant.customerId : undefined;
  if (method?.type !== 'PayPalAccount' || (customerId !== undefined && method.customerId !== customerId)) {
    throw new GatewayError('VALIDATION', 'Payment method token is invalid', [
      { path: ['vaultInitiatedCheckoutPaymentMethodToken'], code: '', message: 'Payment method token is invalid' },
    ]);
  }
  return method.document.details.payerInfo?.email || method.document.details.email || 'payer@example.com';
}

export const removeNulls = (address: Document | undefined) =>
  address && (Object.fromEntries(Object.entries(address).filter(([, value]) => value != null)) as Record<string, string>);
