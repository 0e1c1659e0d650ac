import type { SandboxOptions } from '../../start-sandbox';
import { readCodes, VISA } from '../../server-api/testing/shop';
import { startShop } from '../../server-api/testing/start-shop';

/**
 * Tokenizes cards, 50 at a time, and lets two sales race for each nonce. Expects one sale to succeed and the other to report a spent nonce.
 * @param tokenizations number of cards
 */
export async function raceForNonces(options: SandboxOptions, tokenizations: number): Promise<void> {
  const shop = await startShop({ ...options, merchant: { duplicateCheckSeconds: 0 } });
  const outcomes: boolean[][] = [];
  let left = tokenizations;
  const customer = async () => {
    while (left-- > 0) {
      const paymentMethodNonce = await shop.tokenize(VISA);
      const sales = await Promise.all([1, 2].map(() => shop.sale({ amount: '10.00', paymentMethodNonce })));
      outcomes.push(sales.map(({ success }) => success));
      expect(sales.filter(({ success }) => !success).flatMap(readCodes)).toEqual(['91564']);
    }
  };
  await Promise.all(Array.from({ length: 50 }, customer));
  expect(outcomes).toHaveLength(tokenizations);
  expect(outcomes.filter((pair) => pair.filter(Boolean).length !== 1)).toEqual([]);
  await shop.close();
}
