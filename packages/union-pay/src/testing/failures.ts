import { failingConfiguration, type FailingCall } from '@tender/client/testing';
import { unionpay, type UnionPay } from '../index';

const card = { number: '6243030000000001', expirationMonth: '12', expirationYear: '2030', cvv: '123' };

const withUnionPay =
  (call: (instance: UnionPay) => Promise<unknown>): FailingCall['call'] =>
  async (authorization) =>
    call(await unionpay.create({ authorization }));
const fetchCapabilities = withUnionPay((instance) => instance.fetchCapabilities({ card }));

export const failures: Record<'unionpay', readonly FailingCall[]> = {
  unionpay: [
    failingConfiguration(fetchCapabilities),
    { step: '`fetchCapabilities`', request: { path: 'credit_cards/capabilities' }, call: fetchCapabilities },
    {
      step: '`enroll`',
      request: { path: 'union_pay_enrollments' },
      call: withUnionPay((instance) => instance.enroll({ card, mobile: { countryCode: '62', number: '111111111' } })),
    },
    {
      step: '`tokenize`: creates the nonce',
      request: { path: 'payment_methods/credit_cards' },
      call: withUnionPay((instance) => instance.tokenize({ card, enrollmentId: 'enrollment' })),
    },
  ],
};
