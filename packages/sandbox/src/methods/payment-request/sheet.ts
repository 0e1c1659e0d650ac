import { z } from 'zod';
import { definePaymentContexts } from '../../core/store/payment-contexts';
import { type Document } from '../../core/store/schema';
import { readPaymentDataRequest, type PaymentDataRequest } from '../../payments/wallet/payment-data-request';
import { listWalletEntries, type WalletEntry } from '../../payments/wallet/wallet';

const BASIC_CARD = 'basic-card';
const GOOGLE_PAY_METHOD = 'https://google.com/pay';

const method = z.object({
  supportedMethods: z.union([z.string(), z.tuple([z.string()]).transform(([name]) => name)]),
  data: z.looseObject({ supportedNetworks: z.array(z.string()).optional() }).optional(),
});

/** The arguments of `new PaymentRequest`, limited to what the sheet shows. */
export const sheetRequest = z.object({
  methods: z.array(method),
  details: z.looseObject({ total: z.looseObject({ label: z.string(), amount: z.object({ currency: z.string(), value: z.string() }) }) }),
});
export type SheetRequest = z.infer<typeof sheetRequest>;

export interface PaymentSheet {
  request: SheetRequest;
  /** Content of the browser's `PaymentResponse`. Set when the customer has approved. */
  response?: Document;
}

export const paymentSheets = definePaymentContexts<PaymentSheet>('payment_sheet');

/** An entry that the customer can choose in the sheet. */
export interface SheetEntry {
  readonly value: string;
  readonly label: string;
  readonly methodName: string;
  readonly wallet: WalletEntry;
  /** Set for entries of Google Pay. */
  readonly request?: PaymentDataRequest;
}

const CARDS = readPaymentDataRequest({
  apiVersion: 2,
  allowedPaymentMethods: [
    {
      type: 'CARD',
      parameters: { allowedAuthMethods: ['PAN_ONLY'], allowedCardNetworks: ['VISA', 'MASTERCARD', 'AMEX', 'DISCOVER', 'JCB'] },
      tokenizationSpecification: {},
    },
  ],
});

/** Lists the test customer's payment methods that the shop accepts: cards saved in the browser, and those of Google Pay. */
export function listSheetEntries({ methods }: SheetRequest): SheetEntry[] {
  return methods.flatMap(({ supportedMethods: methodName, data = {} }): SheetEntry[] => {
    if (methodName === BASIC_CARD) {
      const { supportedNetworks: networks = [] } = data;
      const cards = CARDS ? listWalletEntries(CARDS) : [];
      return cards
        .filter(({ network }) => networks.length === 0 || networks.includes(network.toLowerCase()))
        .map((wallet) => ({ value: wallet.value, label: wallet.label, methodName, wallet }));
    }
    const request = methodName === GOOGLE_PAY_METHOD ? readPaymentDataRequest(data) : undefined;
    if (!request) return [];
    return listWalletEntries(request).map((wallet) => ({
      value: `google_${wallet.value}`,
      label: `Google Pay: ${wallet.label}`,
      methodName,
      wallet,
      request,
    }));
  });
}
