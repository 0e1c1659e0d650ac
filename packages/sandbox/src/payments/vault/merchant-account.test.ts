import { textAt } from '../../core/text-at';
import { type XmlFields } from '../../core/xml/write-xml';
import { callInFormat, FORMATS } from '../../fixtures/call-in-format';
import { openShop, VISA, type Shop } from '../../fixtures/shop';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({
    merchant: {
      merchantAccounts: {
        taxed: { currency: 'SEK', requires: ['taxAmount'] },
        loading: { currency: 'BRL', requires: ['transfer'] },
        large: { currency: 'BRL', minimumAmount: '1.00' },
        visa_only: { currency: 'USD', supportedCardTypes: ['Visa'] },
        strict: { currency: 'USD', refuses: ['authorizationAdjustment', 'detailUpdate', 'threeDSecurePassThru'] },
      },
    },
  });
});
afterAll(() => shop.close());

const AMEX = { number: '378282246310005', expirationDate: '12/2030' };
const ELO = { number: '5066991111111118', expirationDate: '12/2030' };
const threeDSecurePassThru = { eciFlag: '05', cavv: 'c', xid: 'x' };

describe.each(FORMATS)('in %s', (format) => {
  const call = (request: string, fields: XmlFields) => callInFormat(shop, format, request, 'transaction', fields);
  const sell = (fields: XmlFields) => call('POST transactions', { type: 'sale', amount: '10.00', creditCard: VISA, ...fields });

  test.each<[string, XmlFields]>([
    ['815224 transaction.tax_amount', { merchantAccountId: 'taxed' }],
    ['815224 transaction.tax_amount', { merchantAccountId: 'aib_swe_ma' }],
    ['97510 transaction.base', { merchantAccountId: 'loading' }],
    ['97510 transaction.base', { merchantAccountId: 'card_processor_brl_sdwo' }],
    ['815193 transaction.amount', { merchantAccountId: 'large', amount: '0.99' }],
    ['815193 transaction.amount', { merchantAccountId: 'hiper_brl', amount: '0.20' }],
    ['81703 transaction.creditCard.number', { merchantAccountId: 'visa_only', creditCard: AMEX }],
    [
      '91567 transaction.payment_method_nonce',
      { merchantAccountId: 'visa_only', creditCard: null, paymentMethodNonce: 'fake-valid-amex-nonce' },
    ],
    ['81703 transaction.creditCard.number', { merchantAccountId: 'sandbox_credit_card', creditCard: ELO }],
    ['915131 transaction.merchant_account_id', { merchantAccountId: 'strict', threeDSecurePassThru }],
    ['915131 transaction.merchant_account_id', { merchantAccountId: 'heartland_ma', threeDSecurePassThru }],
    ['91514 transaction.merchant_account_id', { merchantAccountId: 'suspended_account' }],
    ['97405 transaction.payment_facilitator', { paymentFacilitator: { paymentFacilitatorId: '98765432109' } }],
  ])('%s refuses a sale that an account does not take (%#)', async (error, fields) => {
    expect(await sell(fields)).toMatchObject({ status: 422, errors: [error] });
  });

  test.each<[string, XmlFields]>([
    ['a tax amount', { merchantAccountId: 'taxed', taxAmount: '1.00' }],
    ['a transfer', { merchantAccountId: 'loading', transfer: { type: 'wallet_transfer' } }],
    ['the lowest amount', { merchantAccountId: 'large', amount: '1.00' }],
    ['an accepted brand', { merchantAccountId: 'visa_only' }],
    ['a brand that only one account accepts', { merchantAccountId: 'adyen_ma', creditCard: ELO }],
    ['a credit without a tax amount', { merchantAccountId: 'taxed', type: 'credit' }],
    ['a payment facilitator in Brazil', { merchantAccountId: 'shop_brl', paymentFacilitator: { paymentFacilitatorId: '98765432109' } }],
    ['an authentication by another provider at any other account', { threeDSecurePassThru }],
  ])('takes %s', async (_title, fields) => {
    expect(await sell(fields)).toMatchObject({ status: 201, errors: [] });
  });

  test('what an account demands of a sale it does not demand again of the capture and the refund', async () => {
    const { body } = await sell({ merchantAccountId: 'taxed', taxAmount: '1.00' });
    const path = `transactions/${textAt(body, 'id')}`;
    expect(await call(`PUT ${path}/submit_for_settlement`, { amount: '9.00' })).toMatchObject({ status: 200 });
    await call(`PUT ${path}/settle`, {});
    expect(await call(`POST ${path}/refund`, { amount: '0.50', merchantAccountId: 'taxed' })).toMatchObject({ status: 201 });
  });

  test.each(['strict', 'fake_amex_direct_usd'])('the processor of %s updates no details', async (merchantAccountId) => {
    const { body } = await sell({ merchantAccountId, creditCard: AMEX, options: { submitForSettlement: true } });
    const update = await call(`PUT transactions/${textAt(body, 'id')}/update_details`, { orderId: 'second' });
    expect(update.errors).toEqual(['915130 transaction.base']);
  });
});

test('a merchant that names its brands accepts no others at a known account', async () => {
  const visaShop = await openShop({ merchant: { supportedCardTypes: ['Visa'] } });
  const sale = { amount: '10.00', merchantAccountId: 'sandbox_credit_card' };
  expect(await visaShop.sale({ ...sale, creditCard: VISA })).toMatchObject({ success: true });
  expect(await visaShop.sale({ ...sale, creditCard: AMEX })).toMatchObject({ success: false });
  await visaShop.close();
});
