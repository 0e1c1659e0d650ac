import { openShop, type Shop } from '../../../fixtures/shop';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test('shows what was sent, with normalized amounts', async () => {
  const created = await shop.sale({
    amount: '10.00',
    paymentMethodNonce: 'fake-valid-mastercard-nonce',
    taxAmount: '1',
    shippingTaxAmount: '0.5',
    discountAmount: '2.5',
    transactionSource: 'recurring_first',
    descriptor: { name: 'abc*mugs', phone: '1234567890', url: 'mugs.example' },
    externalVault: { status: 'vaulted', previousNetworkTransactionId: '123456789012345' },
    shipping: { phoneNumber: '312-555-0100', shippingMethod: 'ground' },
    foreignRetailer: true,
    riskData: { customerTenure: '20' },
    lineItems: [{ name: 'Mug', kind: 'debit', quantity: '1.5', unitAmount: '10.1234', totalAmount: '15' }],
  });
  expect(created.transaction).toMatchObject({
    taxAmount: '1.00',
    shippingTaxAmount: '0.50',
    discountAmount: '2.50',
    recurring: true,
    descriptor: { name: 'abc*mugs', phone: '1234567890', url: 'mugs.example' },
    networkTransactionId: expect.stringMatching(/^\d{15}$/) as string,
    mastercardTransactionLinkId: expect.any(String) as string,
    processedWithNetworkToken: false,
    foreignRetailer: true,
    shipping: { phoneNumber: '312-555-0100' },
    riskData: { transactionRiskScore: '10', decision: 'Approve' },
  });
  const items = await shop.gateway['transactionLineItem']!['findAll']!(created.transaction.id);
  expect(items).toMatchObject([{ name: 'Mug', quantity: '1.5', unitAmount: '10.1234', totalAmount: '15.00' }]);
});

test('shows a foreign retailer only where there is one', async () => {
  for (const request of [{}, { foreignRetailer: false }]) {
    const { transaction } = await shop.sale({ amount: '10.00', paymentMethodNonce: 'fake-valid-nonce', ...request });
    expect(transaction).not.toHaveProperty('foreignRetailer');
  }
});

test("shows a line item's unit amount as it was sent, and the customer's country and phone", async () => {
  const internationalPhone = { countryCode: '1', nationalNumber: '3125550100' };
  const { transaction } = await shop.sale({
    amount: '10.00',
    paymentMethodNonce: 'fake-valid-nonce',
    customer: { internationalPhone },
    billing: { countryName: 'US' },
    lineItems: [{ name: 'Mug', kind: 'debit', quantity: '2.02', unitAmount: '5', totalAmount: '10.1' }],
  });
  expect(transaction).toMatchObject({ customer: { internationalPhone }, billing: { countryName: 'United States of America' } });
  expect(await shop.gateway['transactionLineItem']!['findAll']!(transaction.id)).toMatchObject([{ unitAmount: '5', totalAmount: '10.10' }]);
});

test('takes 249 line items', async () => {
  const lineItems = Array.from({ length: 249 }, () => ({ name: 'Mug', kind: 'debit', quantity: '1', unitAmount: '1', totalAmount: '1' }));
  expect(await shop.sale({ amount: '249', paymentMethodNonce: 'fake-valid-nonce', lineItems })).toMatchObject({ success: true });
});

test('takes a card of any brand that another vault stores', async () => {
  const externalVault = { status: 'vaulted', previousNetworkTransactionId: '123456789012345' };
  const paymentMethodNonce = 'fake-valid-jcb-nonce';
  expect(await shop.sale({ amount: '10.00', paymentMethodNonce, externalVault })).toMatchObject({ success: true });
});

test('a capture replaces details and refuses invalid ones', async () => {
  const { transaction } = await shop.sale({ amount: '10.00', paymentMethodNonce: 'fake-valid-nonce', orderId: 'first' });
  const capture = (details: object) => shop.gateway['transaction']!['submitForSettlement']!(transaction.id, '8.00', details);
  expect(await capture({ taxAmount: '-1' })).toMatchObject({ success: false });
  expect(await capture({ orderId: 'second', taxAmount: '2', purchaseOrderNumber: 'p' })).toMatchObject({
    transaction: { amount: '8.00', orderId: 'second', taxAmount: '2.00', purchaseOrderNumber: 'p', status: 'submitted_for_settlement' },
  });
});
