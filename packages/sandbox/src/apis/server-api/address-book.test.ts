import { valueAt } from '../../core/text-at';
import { type XmlFields } from '../../core/xml/write-xml';
import { callInFormat, FORMATS } from '../../fixtures/call-in-format';
import { openShop, type Shop } from '../../fixtures/shop';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const CARD = { number: '4111111111111111', expirationDate: '05/2030' };

describe.each(FORMATS)('in %s', (format) => {
  const call = (request: string, root?: string, fields?: XmlFields) => callInFormat(shop, format, request, root, fields);
  const createCustomer = async (fields = {}) => {
    const { body } = await call('POST customers', 'customer', { firstName: 'Ada', ...fields });
    return String(valueAt(body, 'id'));
  };
  const createCard = async (customerId: string, fields: object) =>
    (await call('POST payment_methods', 'creditCard', { customerId, ...CARD, ...fields })).body;

  test('one name of a country adds the others', async () => {
    const id = await createCustomer();
    const created = await call(`POST customers/${id}/addresses`, 'address', { countryCodeAlpha2: 'MX' });
    expect(created).toMatchObject({
      status: 201,
      body: { customerId: id, countryName: 'Mexico', countryCodeAlpha3: 'MEX', countryCodeNumeric: '484' },
    });
    const path = `customers/${id}/addresses/${String(valueAt(created.body, 'id'))}`;
    const updated = await call(`PUT ${path}`, 'address', { countryName: 'United States of America' });
    expect(updated.body).toMatchObject({ countryCodeAlpha2: 'US', countryCodeAlpha3: 'USA', countryCodeNumeric: '840' });
  });

  test.each([
    [{}, ['81801 address.base']],
    [{ countryName: 'Tunisia', countryCodeAlpha2: 'US' }, ['91815 address.base']],
    [{ countryName: 'Nowhere' }, ['91803 address.country_name']],
    [{ countryCodeAlpha2: 'zz' }, ['91814 address.country_code_alpha2']],
    [{ countryCodeAlpha3: 'zzz' }, ['91816 address.country_code_alpha3']],
    [{ countryCodeNumeric: '000' }, ['91817 address.country_code_numeric']],
    [{ postalCode: '0123456789' }, ['81809 address.postal_code']],
    [{ firstName: 'x'.repeat(256), streetAddress: 'x'.repeat(256) }, ['81812 address.street_address', '81805 address.first_name']],
    [
      { internationalPhone: { countryCode: 'one', nationalNumber: 'x' } },
      ['91625 address.internationalPhone.country_code', '91626 address.internationalPhone.national_number'],
    ],
  ])('refuses the address %j', async (fields, errors) => {
    const id = await createCustomer();
    expect(await call(`POST customers/${id}/addresses`, 'address', fields)).toMatchObject({ status: 422, errors });
  });

  test('the billing address of a card joins the book, and the next card can take it from there', async () => {
    const customerId = await createCustomer();
    const first = await createCard(customerId, { billingAddress: { streetAddress: '1 Main Street', countryName: 'Mexico' } });
    const billingAddressId = String(valueAt(first, 'billingAddress', 'id'));
    const second = await createCard(customerId, { billingAddressId });
    expect(second).toMatchObject({ billingAddress: { id: billingAddressId, countryCodeNumeric: '484' } });
    const customer = await call(`GET customers/${customerId}`);
    expect(customer.body).toMatchObject({ addresses: [{ id: billingAddressId, customerId, streetAddress: '1 Main Street' }] });
  });

  test('an address that changes or goes does so in its cards', async () => {
    const customerId = await createCustomer();
    const card = await createCard(customerId, { billingAddress: { locality: 'Chicago' } });
    const path = `customers/${customerId}/addresses/${String(valueAt(card, 'billingAddress', 'id'))}`;
    const find = async () => (await call(`GET payment_methods/credit_card/${String(valueAt(card, 'token'))}`)).body;
    await call(`PUT ${path}`, 'address', { region: 'IL' });
    expect(await find()).toMatchObject({ billingAddress: { locality: 'Chicago', region: 'IL' } });
    await call(`DELETE ${path}`);
    expect(await find()).not.toHaveProperty('billingAddress');
  });

  test('an update adds an address, or changes the one that the card has', async () => {
    const customerId = await createCustomer();
    const card = await createCard(customerId, { billingAddress: { streetAddress: '1 Main Street' } });
    const before = valueAt(card, 'billingAddress', 'id');
    const update = async (billingAddress: object) =>
      (await call(`PUT payment_methods/credit_card/${String(valueAt(card, 'token'))}`, 'creditCard', { billingAddress } as never)).body;
    const added = await update({ region: 'IL' });
    expect(added).toMatchObject({ last4: '1111', expirationYear: '2030', billingAddress: { region: 'IL' } });
    expect(valueAt(added, 'billingAddress', 'id')).not.toBe(before);
    const merged = await update({ countryName: 'Jersey', options: { updateExisting: 'true' } });
    expect(merged).toMatchObject({
      billingAddress: { id: valueAt(added, 'billingAddress', 'id'), region: 'IL', countryCodeAlpha2: 'JE' },
    });
    expect(valueAt((await call(`GET customers/${customerId}`)).body, 'addresses')).toHaveLength(2);
  });

  test.each([
    [{ billingAddressId: 'none' }, ['91702 creditCard.billing_address_id']],
    [{ billingAddressId: 'none', billingAddress: { locality: 'Chicago' } }, ['91701 creditCard.base']],
    [{ billingAddress: { countryName: 'Tunisia', countryCodeAlpha2: 'US' } }, ['91815 creditCard.billingAddress.base']],
  ])('refuses a card with %j', async (fields, errors) => {
    const request = { customerId: await createCustomer(), ...CARD, ...fields };
    expect(await call('POST payment_methods', 'creditCard', request)).toMatchObject({ status: 422, errors });
  });

  test('a customer is updated together with a card and its address', async () => {
    const customerId = await createCustomer({ lastName: 'Lovelace', creditCard: { ...CARD, billingAddress: { streetAddress: '1 Main' } } });
    const { body } = await call(`GET customers/${customerId}`);
    const [card] = valueAt(body, 'creditCards') as unknown[];
    const updated = await call(`PUT customers/${customerId}`, 'customer', {
      firstName: 'Grace',
      creditCard: {
        number: '4009348888881881',
        options: { updateExistingToken: String(valueAt(card, 'token')) },
        billingAddress: { lastName: 'Hopper', countryName: 'El Salvador', options: { updateExisting: true } },
      },
    });
    expect(updated.body).toMatchObject({
      firstName: 'Grace',
      lastName: 'Lovelace',
      creditCards: [{ last4: '1881', expirationYear: '2030', billingAddress: { lastName: 'Hopper', streetAddress: '1 Main' } }],
      addresses: [{ lastName: 'Hopper', countryCodeAlpha3: 'SLV' }],
    });
  });
});
