import type { SandboxOptions } from '../../start-sandbox';
import { codesOf, openShop, VISA } from '../../server-api/testing/shop';

/** Tokenizes so many cards, 50 at a time, and has two sales race for each nonce: one is made, the other says that the nonce is spent. */
export async function raceForNonces(options: SandboxOptions, tokenizations: number): Promise<void> {
  const shop = await openShop({ ...options, merchant: { duplicateCheckSeconds: 0 } });
  const outcomes: boolean[][] = [];
  let left = tokenizations;
  const customer = async () => {
    while (left-- > 0) {
      const paymentMethodNonce = await shop.tokenize(VISA);
      const sales = await Promise.all([1, 2].map(() => shop.sale({ amount: '10.00', paymentMethodNonce })));
      outcomes.push(sales.map(({ success }) => success));
      expect(sales.filter(({ success }) => !success).flatMap(codesOf)).toEqual(['91564']);
    }
  };
  await Promise.all(Array.from({ length: 50 }, customer));
  expect(outcomes).toHaveLength(tokenizations);
  expect(outcomes.filter((pair) => pair.filter(Boolean).length !== 1)).toEqual([]);
  await shop.close();
}
