import { z } from 'zod';
import { listWalletEntries, type WalletEntry } from '../../payments/wallet/wallet';

/** Kind of the payment context of an Apple Pay payment. */
export const APPLE_PAY = 'apple_pay';

/** The argument of `new ApplePaySession`, limited to what the sheet shows. */
export const applePayRequest = z.object({
  currencyCode: z.string(),
  supportedNetworks: z.array(z.string()),
  total: z.object({ label: z.string(), amount: z.string() }),
  requiredBillingContactFields: z.array(z.string()).optional(),
  requiredShippingContactFields: z.array(z.string()).optional(),
});
export type ApplePayRequest = z.infer<typeof applePayRequest>;

/** Lists the test customer's cards that the shop accepts. A device always passes on a number of its own in place of the card's. */
export function listApplePayCards({ supportedNetworks }: ApplePayRequest): readonly WalletEntry[] {
  const networks = supportedNetworks.map((network) => network.toUpperCase());
  return listWalletEntries({ networks, acceptsCardNumbers: false, acceptsDeviceTokens: true, acceptsPayPal: false });
}
