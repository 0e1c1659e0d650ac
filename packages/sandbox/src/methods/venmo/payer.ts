import { z } from 'zod';

const address = z.object({
  fullName: z.string(),
  addressLine1: z.string(),
  addressLine2: z.string(),
  adminArea1: z.string(),
  adminArea2: z.string(),
  postalCode: z.string(),
  countryCode: z.string(),
});

export const venmoPayer = z.object({
  firstName: z.string(),
  lastName: z.string(),
  phoneNumber: z.string(),
  email: z.string(),
  externalId: z.string(),
  userName: z.string(),
  billingAddress: address.nullable(),
  shippingAddress: address.nullable(),
});
export type VenmoPayer = z.infer<typeof venmoPayer>;

/** The provider's test user. Every customer in a sandbox is this user. */
export const TEST_USER = 'venmojoe';
export const TEST_USER_ID = '1234567891234567891';

const ADDRESS = { addressLine2: 'Suite 2', adminArea1: 'CA', adminArea2: 'San Jose', postalCode: '95131', countryCode: 'US' };

/** Creates the payer's data. Addresses are included when the shop asks for them. */
export function createVenmoPayer(userName: string, requested: { billing: boolean; shipping: boolean }): VenmoPayer {
  const fullName = 'Venmo Joe';
  return {
    firstName: 'Venmo',
    lastName: 'Joe',
    phoneNumber: '4085550100',
    email: 'venmojoe@example.com',
    externalId: TEST_USER_ID,
    userName,
    billingAddress: requested.billing ? { fullName, addressLine1: '1 Test Street', ...ADDRESS } : null,
    shippingAddress: requested.shipping ? { fullName, addressLine1: '2 Side Street', ...ADDRESS } : null,
  };
}
