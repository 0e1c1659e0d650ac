import { SEPA_MANDATE as mandate } from '../../sepa/mandate';
import { flow, type Flow } from '../flow';
import { tryCallbacks, tryPromises, withoutEach, NO_TEXTS, prepareRows, withAll, withEach } from '../unusual-arguments';

const names = Object.keys(mandate);
const address = { addressLine1: '1 Test Street', addressLine2: 'Flat 2', adminArea1: 'IL', adminArea2: 'Chicago', postalCode: '60606' };

export const unusualSepaFlows: Flow[] = [
  flow('SEPA, unusual values on their way', async (shop) => {
    await prepareRows(shop, { mandate, address });
    await shop.create('sepa');
    await shop.attempt('closeWindows()');
    const passed = names.filter((name) => name !== 'mandateType');
    await tryPromises(shop, 'instances.sepa.tokenize', [
      ...withAll('mandate', [...passed, 'locale'], NO_TEXTS),
      ...withEach('mandate', 'billingAddress', [...NO_TEXTS, 'address', ...withoutEach('address', Object.keys(address))]),
      ...withEach('mandate', 'billingAddress', ['{ addressLine1: null, postalCode: 12345, countryCode: "FR", other: 1 }']),
      ...withEach('mandate', 'billingAddress', ['Object.create({ addressLine1: "inherited" })', '{ addressLine1: undefined }']),
      '{ ...mandate, mandateType: "RECURRENT", other: 1 }',
      '{ ...mandate, returnUrl: "https://shop.example/back", cancelUrl: "https://shop.example/cancel" }',
      '{ ...mandate, returnUrl: "", cancelUrl: null }',
      'Object.freeze({ ...mandate })',
    ]);
    await tryCallbacks(shop, 'instances.sepa.tokenize', ['mandate', 'mandate, {}', 'mandate, undefined']);
  }),
];
