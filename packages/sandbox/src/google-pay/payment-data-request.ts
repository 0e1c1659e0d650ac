import { z } from 'zod';
import { textAt, valueAt } from '../vault/text-at';
import { type Document } from '../store/schema';

/** The kind of a Google Pay payment's context. */
export const GOOGLE_PAY = 'google_pay';

const parameters = z.record(z.string(), z.unknown()).catch({});
const transactionInfo = z.looseObject({ totalPrice: z.string().optional(), currencyCode: z.string().optional() }).catch({});

const versionOne = z.looseObject({
  allowedPaymentMethods: z.array(z.string()).catch(['CARD', 'TOKENIZED_CARD']),
  cardRequirements: z.looseObject({
    allowedCardNetworks: z.array(z.string()).catch([]),
    billingAddressRequired: z.boolean().optional().catch(false),
  }),
  paymentMethodTokenizationParameters: z.looseObject({ parameters }),
  transactionInfo,
});
const versionTwo = z.looseObject({
  allowedPaymentMethods: z.array(
    z.looseObject({
      type: z.string(),
      parameters: z
        .looseObject({ allowedAuthMethods: z.array(z.string()).catch([]), allowedCardNetworks: z.array(z.string()).catch([]) })
        .catch({ allowedAuthMethods: [], allowedCardNetworks: [] }),
      tokenizationSpecification: z.looseObject({ parameters }).catch({ parameters: {} }),
    }),
  ),
  transactionInfo,
});

/** What a page asks for, the same for both versions of the API. */
export interface PaymentDataRequest {
  readonly apiVersion: 1 | 2;
  /** Upper case: `VISA`; none where cards are not asked for. */
  readonly networks: readonly string[];
  readonly takesNumbers: boolean;
  readonly takesTokens: boolean;
  readonly takesPayPal: boolean;
  /** For the gateway: `braintree:merchantId`, ... */
  readonly cardParameters: Document;
  readonly payPalParameters: Document;
  readonly merchantName: string | null;
  readonly totalPrice: string | null;
  readonly currencyCode: string | null;
  readonly wants: { readonly billingAddress: boolean; readonly shippingAddress: boolean; readonly email: boolean; readonly phone: boolean };
}

/** `undefined` for what is no request of either version. */
export function readRequest(given: unknown): PaymentDataRequest | undefined {
  return valueAt(given, 'apiVersion') === 2 ? readTwo(given) : readOne(given);
}

function readOne(given: unknown): PaymentDataRequest | undefined {
  const { success, data } = versionOne.safeParse(given);
  if (!success) return undefined;
  return {
    ...shared(data, 1, data.cardRequirements.billingAddressRequired, data['phoneNumberRequired']),
    networks: data.cardRequirements.allowedCardNetworks.map((network) => network.toUpperCase()),
    takesNumbers: data.allowedPaymentMethods.includes('CARD'),
    takesTokens: data.allowedPaymentMethods.includes('TOKENIZED_CARD'),
    takesPayPal: false,
    cardParameters: data.paymentMethodTokenizationParameters.parameters,
    payPalParameters: {},
  };
}

function readTwo(given: unknown): PaymentDataRequest | undefined {
  const { success, data } = versionTwo.safeParse(given);
  if (!success) return undefined;
  const method = (type: string) => data.allowedPaymentMethods.find((each) => each.type === type);
  const [card, payPal] = [method('CARD'), method('PAYPAL')];
  if (!card && !payPal) return undefined;
  const auth = card?.parameters.allowedAuthMethods ?? [];
  const phone = valueAt(card?.parameters, 'billingAddressParameters', 'phoneNumberRequired');
  return {
    ...shared(data, 2, card?.parameters['billingAddressRequired'], phone),
    networks: (card?.parameters.allowedCardNetworks ?? []).map((network) => network.toUpperCase()),
    takesNumbers: auth.includes('PAN_ONLY'),
    takesTokens: auth.includes('CRYPTOGRAM_3DS'),
    takesPayPal: payPal !== undefined,
    cardParameters: card?.tokenizationSpecification.parameters ?? {},
    payPalParameters: payPal?.tokenizationSpecification.parameters ?? {},
  };
}

function shared<V extends 1 | 2>(data: Document & { transactionInfo: Document }, apiVersion: V, billingAddress: unknown, phone: unknown) {
  return {
    apiVersion,
    merchantName: textAt(data, 'merchantInfo', 'merchantName'),
    totalPrice: textAt(data.transactionInfo, 'totalPrice'),
    currencyCode: textAt(data.transactionInfo, 'currencyCode'),
    wants: {
      billingAddress: billingAddress === true,
      shippingAddress: data['shippingAddressRequired'] === true,
      email: data['emailRequired'] === true,
      phone: phone === true,
    },
  };
}
