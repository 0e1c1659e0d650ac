import { failingConfiguration, type FailingCall } from '@tender/client/testing';
import { vaultManager } from '../index';

const fetchPaymentMethods: FailingCall['call'] = async (authorization) =>
  (await vaultManager.create({ authorization })).fetchPaymentMethods();

export const failures: Record<'vaultManager', readonly FailingCall[]> = {
  vaultManager: [
    failingConfiguration(fetchPaymentMethods),
    { step: '`fetchPaymentMethods`', request: { path: '/client_api/v1/payment_methods' }, call: fetchPaymentMethods },
    {
      step: '`deletePaymentMethod`',
      request: { graphqlOperation: 'DeletePaymentMethodFromSingleUseToken' },
      call: async (authorization) => (await vaultManager.create({ authorization })).deletePaymentMethod('nonce'),
    },
  ],
};
