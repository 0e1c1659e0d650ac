import type { OptionNames } from '@tender/client/internal';
import type { LocalPaymentCreateOptions, LocalPaymentStartPaymentOptions } from './types';

/** The options of each call, as `<event prefix>.<call>`. `onEvent` hears of all others. */
export const callOptions = {
  'local-payment.create': { merchantAccountId: true, redirectUrl: true } satisfies OptionNames<LocalPaymentCreateOptions>,
  'local-payment.startPayment': {
    paymentType: true,
    amount: true,
    currencyCode: true,
    givenName: true,
    surname: true,
    paymentTypeCountryCode: true,
    email: true,
    phone: true,
    phoneCountryCode: true,
    birthDate: true,
    address: true,
    billingAddress: true,
    lineItems: true,
    discountAmount: true,
    shippingAmount: true,
    correlationId: true,
    recurrent: true,
    customerId: true,
    displayName: true,
    customerServiceInstructions: true,
    locale: true,
    shippingAddressRequired: true,
    windowOptions: true,
    fallback: true,
    blikOptions: true,
    swishOptions: true,
    onPaymentStart: true,
  } satisfies OptionNames<LocalPaymentStartPaymentOptions>,
};
