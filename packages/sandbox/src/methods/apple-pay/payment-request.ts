import { z } from 'zod';
import { definePaymentContexts } from '../../core/store/payment-contexts';
import { type Document } from '../../core/store/schema';
import { listWalletEntries, type WalletEntry } from '../../payments/wallet/wallet';

/** The argument of `new ApplePaySession`, limited to what the sheet shows. */
export const applePayRequest = z.object({
  currencyCode: z.string(),
  supportedNetworks: z.array(z.string()),
  total: z.object({ label: z.string(), amount: z.string() }),
  requiredBillingContactFields: z.array(z.string()).optional(),
  requiredShippingContactFields: z.array(z.string()).optional(),
});
export type ApplePayRequest = z.infer<typeof applePayRequest>;

export interface ApplePayPayment {
  request: ApplePayRequest;
  /** Origin of the page that opened the sheet. */
  opener: string;
  /** `payment` of Apple's event. Set when the customer has approved. */
  payment?: Document;
  /** Whether the gateway shall refuse the payment. */
  isRefused?: boolean;
}

export const applePayPayments = definePaymentContexts<ApplePayPayment>('apple_pay');

/** Lists the test customer's cards that the shop accepts. A device always passes on a number of its own in place of the card's. */
export function listApplePayCards({ supportedNetworks }: ApplePayRequest): readonly WalletEntry[] {
  const networks = supportedNetworks.map((network) => network.toUpperCase());
  return listWalletEntries({ networks, acceptsCardNumbers: false, acceptsDeviceTokens: true, acceptsPayPal: false });
}
