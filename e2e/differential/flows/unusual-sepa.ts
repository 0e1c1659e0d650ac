import { SEPA_MANDATE as mandate } from '../../sepa/mandate';
import { flow, type Flow } from '../flow';
import { attempts, callbacks, prepare, promises, values, withAll, withEach, withoutEach } from '../unusual-arguments';

const passed = Object.keys(mandate).filter((name) => name !== 'mandateType');
const address = { addressLine1: '1 Test Street', addressLine2: 'Flat 2', adminArea1: 'IL', adminArea2: 'Chicago', postalCode: '60606' };

export const unusualSepaFlows: Flow[] = [
  flow('SEPA, unusual values on their way', [
    prepare({ mandate, address }),
    (shop) => shop.create('sepa'),
    attempts()`closeWindows()`,
    promises('instances.sepa.tokenize')([
      ...withAll('mandate', [...passed, 'locale'], 'TEXTS'),
      ...withEach('mandate', 'billingAddress', [...values('TEXTS'), 'address', ...withoutEach('address', Object.keys(address))]),
      ...withEach('mandate', 'billingAddress', ['{ addressLine1: null, postalCode: 12345, countryCode: "FR", other: 1 }']),
      ...withEach('mandate', 'billingAddress', 'Object.create({ addressLine1: "inherited" }) | { addressLine1: undefined }'),
      '{ ...mandate, mandateType: "RECURRENT", other: 1 }',
      '{ ...mandate, returnUrl: "https://shop.example/back", cancelUrl: "https://shop.example/cancel" }',
      '{ ...mandate, returnUrl: "", cancelUrl: null }',
      'Object.freeze({ ...mandate })',
    ]),
    callbacks('instances.sepa.tokenize')`mandate | mandate, {} | mandate, undefined`,
  ]),
];
