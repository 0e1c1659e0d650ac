import { valueAt } from '../../core/text-at';
import { type XmlFields } from '../../core/xml/write-xml';
import { callInFormat, FORMATS } from '../../fixtures/call-in-format';
import { openShop, type Shop } from '../../fixtures/shop';

let shop: Shop;
beforeAll(async () => void (shop = await openShop({ merchant: { customFields: ['gift_note'] } })));
afterAll(() => shop.close());

const CARD = { number: '4111111111111111', expirationDate: '05/2030' };

describe.each(FORMATS)('in %s', (format) => {
  const call = (request: string, root?: string, fields?: XmlFields) => callInFormat(shop, format, request, root, fields);

  test('custom fields that are registered are kept and merged, others are refused with 91602', async () => {
    const created = await call('POST customers', 'customer', { firstName: 'Ada', customFields: { giftNote: 'Hello' } });
    const path = `customers/${String(valueAt(created.body, 'id'))}`;
    expect((await call(`PUT ${path}`, 'customer', { lastName: 'L' })).body).toMatchObject({ customFields: { giftNote: 'Hello' } });
    const refused = await call(`PUT ${path}`, 'customer', { customFields: { spouse: 'William' } });
    expect(refused).toMatchObject({ status: 422, errors: ['91602 customer.custom_fields'] });
    expect(refused.body).toMatchObject({ message: 'Custom field is invalid: spouse.' });
  });

  test('refuses custom fields of more than 255 characters with 81603, and risk data that is too long', async () => {
    const long = { customFields: { giftNote: 'x'.repeat(256) }, riskData: { customerBrowser: 'x'.repeat(256) } };
    const { errors } = await call('POST customers', 'customer', long);
    expect(errors.sort()).toEqual(['81603 customer.custom_fields', '94701 customer.riskData.customer_browser']);
  });

  test('an association filter that the merchant does not have leaves out cards, addresses and custom fields', async () => {
    const { body } = await call('POST customers', 'customer', {
      firstName: 'Ada',
      customFields: { giftNote: 'Hello' },
      creditCard: { ...CARD, billingAddress: { postalCode: '1' } },
    });
    const found = await call(`GET customers/${String(valueAt(body, 'id'))}?association_filter_id=none`);
    expect(found.body).toMatchObject({ firstName: 'Ada', creditCards: [], addresses: [], customFields: [] });
  });

  test.each([
    ['invalid', '81716'],
    ['invalid card number', '81715'],
  ])('refuses the number "%s" with %s', async (number, code) => {
    expect((await call('POST customers', 'customer', { creditCard: { ...CARD, number } })).errors).toEqual([
      `${code} customer.creditCard.number`,
    ]);
  });

  test('a customer has a PayPal account by a consent code, but not by access for one payment', async () => {
    const token = `account-${format}`;
    const created = await call('POST customers', 'customer', { paypalAccount: { consentCode: 'consent', token } });
    expect(created.body).toMatchObject({ paypalAccounts: [{ token, email: 'jane.doe@example.com' }] });
    const path = `PUT customers/${String(valueAt(created.body, 'id'))}`;
    const refused = await call(path, 'customer', { paypalAccount: { accessToken: 'access', token: 'other' } });
    expect(refused.errors).toEqual(['82902 customer.paypalAccount.base']);
    expect((await call(path, 'customer', { paypalAccount: { email: 'ada@example.com' } })).status).toBe(200);
  });

  test('takes tax identifiers of a customer', async () => {
    const taxIdentifiers = [{ countryCode: 'US', identifier: '123456789' }];
    expect((await call('POST customers', 'customer', { firstName: 'Ada', taxIdentifiers })).status).toBe(201);
  });

  test('refuses everything wrong with a customer and its card at once', async () => {
    const creditCard = { number: 'no number', expirationDate: '05/2030', billingAddress: { countryName: 'Nowhere' } };
    const { errors } = await call('POST customers', 'customer', { email: 'nobody', creditCard });
    expect(errors.sort()).toEqual([
      '81604 customer.email',
      '81716 customer.creditCard.number',
      '91803 customer.creditCard.billingAddress.country_name',
    ]);
  });
});
