import { failingConfiguration, type FailingCall } from '@tender/client/testing';
import { preferredPaymentMethods } from '../index';

const fetchPreferred: FailingCall['call'] = async (authorization) =>
  (await preferredPaymentMethods.create({ authorization })).fetchPreferredPaymentMethods();

export const failures: Record<'preferredPaymentMethods', readonly FailingCall[]> = {
  preferredPaymentMethods: [
    failingConfiguration(fetchPreferred, '`fetchPreferredPaymentMethods`: reads the configuration'),
    { step: '`fetchPreferredPaymentMethods`', request: { graphqlOperation: 'preferredPaymentMethods' }, call: fetchPreferred },
  ],
};
