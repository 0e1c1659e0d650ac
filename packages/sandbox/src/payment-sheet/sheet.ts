import { z } from 'zod';
import { readRequest, type PaymentDataRequest } from '../google-pay/payment-data-request';
import { walletFor, type WalletEntry } from '../google-pay/wallet';

/** The kind of a payment sheet's context. */
export const PAYMENT_SHEET = 'payment_sheet';

const BASIC_CARD = 'basic-card';
const GOOGLE_PAY_METHOD = 'https://google.com/pay';

const method = z.object({
  supportedMethods: z.union([z.string(), z.tuple([z.string()]).transform(([name]) => name)]),
  data: z.looseObject({ supportedNetworks: z.array(z.string()).optional() }).optional(),
});

/** The three arguments of `new PaymentRequest`, as far as the sheet shows them. */
export const sheetRequest = z.object({
  methods: z.array(method),
  details: z.looseObject({ total: z.looseObject({ label: z.string(), amount: z.object({ currency: z.string(), value: z.string() }) }) }),
});
export type SheetRequest = z.infer<typeof sheetRequest>;

/** Something that the customer can choose in the sheet. */
export interface SheetEntry {
  readonly value: string;
  readonly label: string;
  readonly methodName: string;
  readonly wallet: WalletEntry;
  /** Of Google Pay. */
  readonly request?: PaymentDataRequest;
}

const CARDS = readRequest({
  apiVersion: 2,
  allowedPaymentMethods: [
    {
      type: 'CARD',
      parameters: { allowedAuthMethods: ['PAN_ONLY'], allowedCardNetworks: ['VISA', 'MASTERCARD', 'AMEX', 'DISCOVER', 'JCB'] },
      tokenizationSpecification: {},
    },
  ],
});

/** What the shop takes of what the test customer has: cards that the browser keeps, and those in the wallet. */
export function entriesOf({ methods }: SheetRequest): SheetEntry[] {
  return methods.flatMap(({ supportedMethods: methodName, data = {} }): SheetEntry[] => {
    if (methodName === BASIC_CARD) {
      const { supportedNetworks: networks = [] } = data;
      const cards = CARDS ? walletFor(CARDS) : [];
      return cards
        .filter(({ network }) => networks.length === 0 || networks.includes(network.toLowerCase()))
        .map((wallet) => ({ value: wallet.value, label: wallet.label, methodName, wallet }));
    }
    const request = methodName === GOOGLE_PAY_METHOD ? readRequest(data) : undefined;
    if (!request) return [];
    return walletFor(request).map((wallet) => ({
      value: `google_${wallet.value}`,
      label: `Google Pay: ${wallet.label}`,
      methodName,
      wallet,
      request,
    }));
  });
}
