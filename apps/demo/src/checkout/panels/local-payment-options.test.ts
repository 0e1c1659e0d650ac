import { bankPaymentOptions, blikPaymentOptions, payUponInvoiceOptions } from '@tender/local-payment/schemas';
import type { ShopConfiguration } from '../../../server/contract';
import type { PricedLine } from '../../cart';
import { EMPTY_DRAFT, type Draft } from '../draft';
import { LOCAL_TYPES, localType, type LocalTypeName } from '../methods';
import { localPaymentOptions } from './local-payment-options';

const product = { id: 'mug', name: 'Mug', description: '', price: 1800 };
const lines: PricedLine[] = [{ productId: 'mug', quantity: 2, product, total: 3600 }];
const configuration = { shopName: 'Fern & Field' } as ShopConfiguration;
const draft: Draft = {
  ...EMPTY_DRAFT,
  email: ' ada@example.com ',
  givenName: 'Ada',
  surname: 'Lovelace',
  blikCode: '123456',
  birthDate: '1990-12-10',
  phone: '030 123-4567',
  street: 'Musterstr. 1',
  postalCode: '10115',
  city: 'Berlin',
};
const options = (name: LocalTypeName) =>
  localPaymentOptions({ configuration, lines, total: 3600, draft: { ...draft, localType: name } }, 'key');

test('default: the options of each type are what the component takes', () => {
  for (const name of Object.keys(LOCAL_TYPES) as LocalTypeName[]) {
    const schema = name === 'blik' ? blikPaymentOptions : name === 'pay_upon_invoice' ? payUponInvoiceOptions : bankPaymentOptions;
    expect(schema.parse(options(name))).toMatchObject({ amount: '36.00', currencyCode: localType(name).currency });
  }
});

test('behavior: a bill lists what was bought, and reaches the customer', () => {
  expect(options('pay_upon_invoice')).toMatchObject({
    email: 'ada@example.com',
    phone: '301234567',
    lineItems: [{ category: 'PHYSICAL_GOODS', name: 'Mug', quantity: '2', unitAmount: '18.00', unitTaxAmount: '0.00' }],
  });
});
