export interface FastlaneAddress {
  firstName: string;
  lastName: string;
  streetAddress: string;
  locality: string;
  region: string;
  postalCode: string;
  countryCodeAlpha2: string;
  phoneNumber: string;
}

/** A saved card. The script tokenizes it with the client of the shop. */
export interface SavedCard {
  brand: string;
  number: string;
  expirationMonth: string;
  expirationYear: string;
  billingAddress: FastlaneAddress;
}

/** What a customer has saved with Fastlane. */
export interface FastlaneProfile {
  email: string;
  /** The one-time code. */
  code: string;
  addresses: readonly FastlaneAddress[];
  cards: readonly SavedCard[];
}

const HOME: FastlaneAddress = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  streetAddress: '1 Main Street',
  locality: 'Chicago',
  region: 'IL',
  postalCode: '60606',
  countryCodeAlpha2: 'US',
  phoneNumber: '3125550100',
};

/** The only customer whom Fastlane knows here. Every other email address is that of a guest. */
export const FASTLANE_PROFILE: FastlaneProfile = {
  email: 'fastlane@example.com',
  code: '111111',
  addresses: [HOME, { ...HOME, streetAddress: '2 Lake Street', locality: 'Evanston', postalCode: '60201' }],
  cards: [
    { brand: 'VISA', number: '4111111111111111', expirationMonth: '12', expirationYear: '2030', billingAddress: HOME },
    { brand: 'MASTER_CARD', number: '5555555555554444', expirationMonth: '11', expirationYear: '2031', billingAddress: HOME },
  ],
};
