import { z } from 'zod';
import { definePaymentContexts } from '../../core/store/payment-contexts';
import { type Document } from '../../core/store/schema';
import { isDocument } from '../../core/text-at';

export interface GooglePayPayment {
  /** The page's request, in which `readPaymentDataRequest` has found no mistake. */
  request: Document;
  /** Origin of the page that opened the window. */
  opener: string;
  /** Result of `loadPaymentData`. Set when the customer has approved. */
  paymentData?: Document;
}

export const googlePayPayments = definePaymentContexts<GooglePayPayment>('google_pay');

const parameters = z.record(z.string(), z.unknown()).catch({});
const transactionInfo = z.looseObject({ totalPrice: z.string().optional(), currencyCode: z.string().optional() }).catch({});
const merchantInfo = z.looseObject({ merchantName: z.string().optional() }).catch({});

const versionOne = z.looseObject({
  allowedPaymentMethods: z.array(z.string()).catch(['CARD', 'TOKENIZED_CARD']),
  cardRequirements: z.looseObject({
    allowedCardNetworks: z.array(z.string()).catch([]),
    billingAddressRequired: z.boolean().optional().catch(false),
  }),
  paymentMethodTokenizationParameters: z.looseObject({ parameters }),
  transactionInfo,
  merchantInfo,
});
const versionTwo = z.looseObject({
  allowedPaymentMethods: z.array(
    z.looseObject({
      type: z.string(),
      parameters: z
        .looseObject({
          allowedAuthMethods: z.array(z.string()).catch([]),
          allowedCardNetworks: z.array(z.string()).catch([]),
          billingAddressParameters: z.looseObject({ phoneNumberRequired: z.unknown() }).optional().catch(undefined),
        })
        .catch({ allowedAuthMethods: [], allowedCardNetworks: [] }),
      tokenizationSpecification: z.looseObject({ parameters }).catch({ parameters: {} }),
    }),
  ),
  transactionInfo,
  merchantInfo,
});

/** What a page requests, in one form for both versions of the API. */
export interface PaymentDataRequest {
  readonly apiVersion: 1 | 2;
  /** Networks in uppercase, such as `VISA`. Empty when the page does not request cards. */
  readonly networks: readonly string[];
  readonly acceptsCardNumbers: boolean;
  readonly acceptsDeviceTokens: boolean;
  readonly acceptsPayPal: boolean;
  /** Parameters for the gateway: `braintree:merchantId`, ... */
  readonly cardParameters: Document;
  readonly payPalParameters: Document;
  readonly merchantName: string | null;
  readonly totalPrice: string | null;
  readonly currencyCode: string | null;
  readonly requestedData: {
    readonly billingAddress: boolean;
    readonly shippingAddress: boolean;
    readonly email: boolean;
    readonly phone: boolean;
  };
}

/** Parses a request of either version. Returns undefined for anything else. */
export function readPaymentDataRequest(request: unknown): PaymentDataRequest | undefined {
  return isDocument(request) && request['apiVersion'] === 2 ? readVersionTwo(request) : readVersionOne(request);
}

function readVersionOne(request: unknown): PaymentDataRequest | undefined {
  const { success, data } = versionOne.safeParse(request);
  if (!success) return undefined;
  return {
    ...readCommonFields(data, 1, data.cardRequirements.billingAddressRequired, data['phoneNumberRequired']),
    networks: data.cardRequirements.allowedCardNetworks.map((network) => network.toUpperCase()),
    acceptsCardNumbers: data.allowedPaymentMethods.includes('CARD'),
    acceptsDeviceTokens: data.allowedPaymentMethods.includes('TOKENIZED_CARD'),
    acceptsPayPal: false,
    cardParameters: data.paymentMethodTokenizationParameters.parameters,
    payPalParameters: {},
  };
}

function readVersionTwo(request: unknown): PaymentDataRequest | undefined {
  const { success, data } = versionTwo.safeParse(request);
  if (!success) return undefined;
  const method = (type: string) => data.allowedPaymentMethods.find((each) => each.type === type);
  const [card, payPal] = [method('CARD'), method('PAYPAL')];
  if (!card && !payPal) return undefined;
  const auth = card?.parameters.allowedAuthMethods ?? [];
  const phone = card?.parameters.billingAddressParameters?.phoneNumberRequired;
  return {
    ...readCommonFields(data, 2, card?.parameters['billingAddressRequired'], phone),
    networks: (card?.parameters.allowedCardNetworks ?? []).map((network) => network.toUpperCase()),
    acceptsCardNumbers: auth.includes('PAN_ONLY'),
    acceptsDeviceTokens: auth.includes('CRYPTOGRAM_3DS'),
    acceptsPayPal: payPal !== undefined,
    cardParameters: card?.tokenizationSpecification.parameters ?? {},
    payPalParameters: payPal?.tokenizationSpecification.parameters ?? {},
  };
}

function readCommonFields<V extends 1 | 2>(
  data: z.infer<typeof versionOne> | z.infer<typeof versionTwo>,
  apiVersion: V,
  billingAddress: unknown,
  phone: unknown,
) {
  return {
    apiVersion,
    merchantName: data.merchantInfo.merchantName || null,
    totalPrice: data.transactionInfo.totalPrice || null,
    currencyCode: data.transactionInfo.currencyCode || null,
    requestedData: {
      billingAddress: billingAddress === true,
      shippingAddress: data['shippingAddressRequired'] === true,
      email: data['emailRequired'] === true,
      phone: phone === true,
    },
  };
}
