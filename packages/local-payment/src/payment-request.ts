import { addQuery } from '@tender/client/internal';
import { appendQuery } from './append-query';
import type { LocalPaymentContext } from './context';
import type { StartPaymentOptions } from './types';

/** The body that creates a payment: all that was given, by its names on the wire. What is undefined is not sent. */
export function paymentRequest(context: LocalPaymentContext, options: StartPaymentOptions): object {
  return {
    amount: options.amount,
    ...wireAddress(options.address),
    billingAddress: wireAddress(options.billingAddress),
    birthDate: options.birthDate,
    blikOptions: 'blikOptions' in options ? options.blikOptions : undefined,
    ...returnPages(context, options.fallback),
    correlationId: options.correlationId,
    currencyIsoCode: options.currencyCode,
    discountAmount: options.discountAmount,
    experienceProfile: {
      brandName: options.displayName,
      customerServiceInstructions: options.customerServiceInstructions,
      locale: options.locale,
      noShipping: !options.shippingAddressRequired,
    },
    firstName: options.givenName,
    fundingSource: options.paymentType,
    intent: 'sale',
    lastName: options.surname,
    lineItems: options.lineItems,
    merchantAccountId: context.merchantAccountId,
    merchantOrPartnerCustomerId: options.customerId,
    payerEmail: options.email,
    paymentTypeCountryCode: options.paymentTypeCountryCode,
    phone: options.phone,
    phoneCountryCode: options.phoneCountryCode,
    recurrent: options.recurrent,
    shippingAmount: options.shippingAmount,
  };
}

function wireAddress(address: StartPaymentOptions['address']): object {
  return {
    line1: address?.streetAddress,
    line2: address?.extendedAddress,
    city: address?.locality,
    state: address?.region,
    postalCode: address?.postalCode,
    countryCode: address?.countryCode,
  };
}

/** A window comes back to the provider's page that reports, or shows the fallback link; a full page to the merchant's own. */
function returnPages(
  { redirectUrl, service, page }: LocalPaymentContext,
  fallback: StartPaymentOptions['fallback'],
): { returnUrl: string; cancelUrl: string } {
  if (!service) return { returnUrl: String(redirectUrl), cancelUrl: appendQuery(String(redirectUrl), { wasCanceled: true }) };
  const back = (url: unknown, text: unknown, canceled?: object): string =>
    addQuery(page('local-payment-redirect-frame'), { channel: service._serviceId, r: String(url), t: String(text), ...canceled });
  return {
    returnUrl: back(fallback?.url, fallback?.buttonText),
    cancelUrl: back(fallback?.cancelUrl || fallback?.url, fallback?.cancelButtonText || fallback?.buttonText, { c: 1 }),
  };
}
