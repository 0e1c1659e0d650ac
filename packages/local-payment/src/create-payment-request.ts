import { addQuery } from '@tender/client/internal';
import { appendQuery } from './append-query';
import type { LocalPaymentContext } from './context';
import type { LocalPaymentStartPaymentOptions } from './types';

/** Creates the request body of a payment: all options, by their names on the wire. Undefined members are not sent. */
export function createPaymentRequest(context: LocalPaymentContext, options: LocalPaymentStartPaymentOptions): object {
  return {
    amount: options.amount,
    ...toWireAddress(options.address),
    billingAddress: toWireAddress(options.billingAddress),
    birthDate: options.birthDate,
    blikOptions: 'blikOptions' in options ? options.blikOptions : undefined,
    ...createReturnUrls(context, options.fallback),
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

function toWireAddress(address: LocalPaymentStartPaymentOptions['address']): object {
  return {
    line1: address?.streetAddress,
    line2: address?.extendedAddress,
    city: address?.locality,
    state: address?.region,
    postalCode: address?.postalCode,
    countryCode: address?.countryCode,
  };
}

/** A window returns to a page of the provider, which reports the result or shows the fallback link. A full page returns to the merchant's own page. */
function createReturnUrls(
  { redirectUrl, service, page }: LocalPaymentContext,
  fallback: LocalPaymentStartPaymentOptions['fallback'],
): { returnUrl: string; cancelUrl: string } {
  if (!service) return { returnUrl: String(redirectUrl), cancelUrl: appendQuery(String(redirectUrl), { wasCanceled: true }) };
  const createUrl = (url: unknown, text: unknown, canceled?: object): string =>
    addQuery(page('local-payment-redirect-frame'), { channel: service._serviceId, r: String(url), t: String(text), ...canceled });
  return {
    returnUrl: createUrl(fallback?.url, fallback?.buttonText),
    cancelUrl: createUrl(fallback?.cancelUrl || fallback?.url, fallback?.cancelButtonText || fallback?.buttonText, { c: 1 }),
  };
}
