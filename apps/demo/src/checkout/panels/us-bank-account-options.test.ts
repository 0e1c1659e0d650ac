import { tokenizeOptions } from '@tender/us-bank-account/schemas';
import type { ShopConfiguration } from '../../../server/contract';
import { EMPTY_DRAFT, type Draft } from '../draft';
import { mandateText, usBankAccountOptions } from './us-bank-account-options';

const draft: Draft = {
  ...EMPTY_DRAFT,
  givenName: ' Ada ',
  surname: 'Lovelace',
  businessName: 'Mugs',
  routingNumber: ' 011000015 ',
  accountNumber: '1000000000',
  street: '1 Test Street',
  city: 'Chicago',
  region: 'il',
  postalCode: '60606',
};
const ordered = { configuration: { shopName: 'Fern & Field' } as ShopConfiguration, currency: 'USD' as const, total: 1800 };
const billingAddress = { streetAddress: '1 Test Street', locality: 'Chicago', region: 'IL', postalCode: '60606' };

test('default: the numbers of a personal account, with what the customer has agreed to', () => {
  const options = usBankAccountOptions({ ...ordered, draft });
  expect(tokenizeOptions.parse(options)).toEqual(options);
  expect(options).toEqual({
    mandateText: mandateText(ordered),
    bankDetails: {
      routingNumber: '011000015',
      accountNumber: '1000000000',
      accountType: 'checking',
      ownershipType: 'personal',
      firstName: 'Ada',
      lastName: 'Lovelace',
      billingAddress,
    },
  });
  expect(options.mandateText).toContain('$18.00');
});

test('options: a business that logs in at its bank', () => {
  const options = usBankAccountOptions({ ...ordered, draft: { ...draft, bankWay: 'login', ownership: 'business' } });
  expect(tokenizeOptions.parse(options)).toEqual(options);
  expect(options.bankLogin).toEqual({ displayName: 'Fern & Field', ownershipType: 'business', businessName: 'Mugs', billingAddress });
});
