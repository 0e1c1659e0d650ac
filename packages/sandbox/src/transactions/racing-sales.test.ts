import { codesOf, openShop, VISA } from '../server-api/testing/shop';
import { describeEachEngine } from '../testing/describe-each-engine';
import { raceForNonces } from './testing/race-for-nonces';

describeEachEngine((options) => {
  const many = 'of many tokenizations, 50 at a time, all succeed, and each nonce is spent once however two sales race for it';
  test(many, () => raceForNonces(options, 60), 90_000); // a busy machine takes long

  test('of twenty sales that race for a nonce one is made', async () => {
    const shop = await openShop(options);
    const paymentMethodNonce = await shop.tokenize(VISA);
    const results = await Promise.all(Array.from({ length: 20 }, () => shop.sale({ amount: '10.00', paymentMethodNonce })));
    expect(results.filter(({ success }) => success)).toHaveLength(1);
    const lost = results.filter(({ success }) => !success).map(codesOf);
    expect(lost).toEqual(Array.from({ length: 19 }, () => ['91564']));
    await shop.close();
  });

  test('a sale and a vaulting that race for a nonce: one wins', async () => {
    const shop = await openShop(options);
    const { customer } = await shop.gateway['customer']!['create']!({});
    for (let round = 0; round < 3; round += 1) {
      const paymentMethodNonce = await shop.tokenize(VISA);
      const vault = shop.gateway['paymentMethod']!['create']!({ customerId: customer.id, paymentMethodNonce });
      const results = await Promise.all([shop.sale({ amount: '10.00', paymentMethodNonce }), vault]);
      expect(results.filter(({ success }) => success)).toHaveLength(1);
    }
    await shop.close();
  });

  test('ten refunds of half the sum: two are made', async () => {
    const shop = await openShop(options);
    const id = await shop.settled({ amount: '10.00', paymentMethodNonce: 'fake-valid-nonce' });
    const refund = () => shop.gateway['transaction']!['refund']!(id, '5.00');
    const results = await Promise.all(Array.from({ length: 10 }, refund));
    expect(results.filter(({ success }) => success)).toHaveLength(2);
    const sale = await shop.gateway['transaction']!['find']!(id);
    expect(sale['refundIds']).toHaveLength(2);
    await shop.close();
  });
});
