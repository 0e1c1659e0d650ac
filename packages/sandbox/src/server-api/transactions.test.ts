import { openShop, VISA, type Shop } from './testing/shop';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.sandbox.stop());

const sale = (request: Record<string, unknown>) => shop.gateway.transaction.sale(request as never);

test('default', async () => {
  const nonce = await shop.tokenize(VISA);
  const { success, transaction } = await sale({ amount: '10.00', paymentMethodNonce: nonce, orderId: 'order-1' });
  expect(success).toBe(true);
  const found = await shop.gateway.transaction.find(transaction.id);
  expect(found).toMatchObject({ id: transaction.id, status: 'authorized' });
  const submitted = await shop.gateway.transaction.submitForSettlement(transaction.id);
  expect(submitted.transaction.status).toBe('submitted_for_settlement');
  const settled = await shop.gateway.testing.settle(transaction.id);
  expect(settled.transaction.status).toBe('settled');
  const refund = await shop.gateway.transaction.refund(transaction.id, '4.00');
  expect(refund).toMatchObject({ success: true, transaction: { type: 'credit', amount: '4.00', refundedTransactionId: transaction.id } });
  const again = await sale({ amount: '10.00', paymentMethodNonce: nonce });
  expect(again.errors.deepErrors()).toMatchObject([{ code: '91564' }]);
});

test('declined', async () => {
  const result = await sale({ amount: '2001.00', paymentMethodNonce: 'fake-valid-nonce' });
  expect(result).toMatchObject({ success: false, message: 'Insufficient Funds', transaction: { status: 'processor_declined', processorResponseCode: '2001' } });
});
