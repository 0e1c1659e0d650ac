import { type Sample } from '../../fixtures/sample';

export const SAMPLES: readonly Sample[] = [
  [/capabilities$/, { creditCard: { number: '6212345678901232' } }],
  [
    /union_pay_enrollments$/,
    {
      unionPayEnrollment: { number: '6212345678900000003', expirationDate: '12/2030', mobileCountryCode: '62', mobileNumber: '1111111111' },
    },
  ],
];
