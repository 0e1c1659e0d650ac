interface VenmoAddress {
  fullName: string;
  addressLine1: string;
  addressLine2: string;
  adminArea1: string;
  adminArea2: string;
  postalCode: string;
  countryCode: string;
}

export interface VenmoPayer {
  firstName: string;
  lastName: string;
  phoneNumber: string;
  email: string;
  externalId: string;
  userName: string;
  billingAddress: VenmoAddress | null;
  shippingAddress: VenmoAddress | null;
}

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
