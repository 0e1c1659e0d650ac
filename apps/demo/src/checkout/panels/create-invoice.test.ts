import { payUponInvoiceOptions } from '@tender/local-payment/schemas';
import type { ShopConfiguration } from '../../../server/contract';
import { createInvoice } from './create-invoice';

const product = { id: 'mug', name: 'Stoneware mug', description: '', price: 1800 };
const lines = [{ productId: 'mug', quantity: 2, product, total: 3600 }];
const purchase = { configuration: { shopName: 'Fern & Field' } as ShopConfiguration, lines, email: 'ada@example.com' };
const person = { birthDate: '1990-12-10', phone: '030 1234567', streetAddress: 'Musterstr. 1', postalCode: '10115', locality: 'Berlin' };

test('default: everything that pay upon invoice requires', () => {
  const options = {
    ...createInvoice(purchase, person, 'DE'),
    ...{ paymentType: 'pay_upon_invoice', givenName: 'Ada', surname: 'Lovelace', amount: '36.00', currencyCode: 'EUR' },
    onPaymentStart: () => undefined,
  };
  expect(payUponInvoiceOptions.safeParse(options)).toMatchObject({ success: true });
  expect(options).toMatchObject({
    phone: '301234567',
    billingAddress: { streetAddress: 'Musterstr. 1', locality: 'Berlin', postalCode: '10115', countryCode: 'DE' },
    lineItems: [{ name: 'Stoneware mug', quantity: '2', unitAmount: '18.00', unitTaxAmount: '0.00' }],
  });
});
