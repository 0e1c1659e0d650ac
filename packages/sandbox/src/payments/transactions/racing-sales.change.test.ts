/** @jest-environment node */
import { describeEachEngine } from '../../fixtures/describe-each-engine';
import { raceForNonces } from '../../fixtures/race-for-nonces';
import { readCodes, VISA } from '../../fixtures/shop';
import { startShop } from '../../fixtures/start-shop';

describeEachEngine((options) => {
  // A thousand race in the full tier. A busy machine has time for these few.
  test('twenty simultaneous tokenizations succeed, and one of two simultaneous sales spends each nonce', async () => {
    await raceForNonces(options, 20);
  }, 90_000);

  test('one of twenty simultaneous sales of a nonce succeeds', async () => {
    const shop = await startShop(options);
    const paymentMethodNonce = await shop.tokenize(VISA);
    const results = await Promise.all(Array.from({ length: 20 }, () => shop.sale({ amount: '10.00', paymentMethodNonce })));
    expect(results.filter(({ success }) => success)).toHaveLength(1);
    const lost = results.filter(({ success }) => !success).map(readCodes);
    expect(lost).toEqual(Array.from({ length: 19 }, () => ['91564']));
    await shop.close();
  });

  test('a nonce that is sold and vaulted at once is spent by one of the two', async () => {
    const shop = await startShop(options);
    const { customer } = await shop.gateway['customer']!['create']!({});
    for (let round = 0; round < 3; round += 1) {
      const paymentMethodNonce = await shop.tokenize(VISA);
      const vault = shop.gateway['paymentMethod']!['create']!({ customerId: customer.id, paymentMethodNonce });
      const results = await Promise.all([shop.sale({ amount: '10.00', paymentMethodNonce }), vault]);
      expect(results.filter(({ success }) => success)).toHaveLength(1);
    }
    await shop.close();
  });

  test('two of ten simultaneous refunds of half the amount succeed', async () => {
    const shop = await startShop(options);
    const id = await shop.createSettledSale({ amount: '10.00', paymentMethodNonce: 'fake-valid-nonce' });
    const refund = () => shop.gateway['transaction']!['refund']!(id, '5.00');
    const results = await Promise.all(Array.from({ length: 10 }, refund));
    expect(results.filter(({ success }) => success)).toHaveLength(2);
    const sale = await shop.gateway['transaction']!['find']!(id);
    expect(sale['refundIds']).toHaveLength(2);
    await shop.close();
  });
});
