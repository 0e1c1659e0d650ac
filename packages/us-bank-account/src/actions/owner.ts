import { members, type Members } from '@tender/client/internal';

/** Who owns the account and where they live, as the gateway names it. Any other kind of owner is left to the gateway to refuse. */
export function ownerOf({ ownershipType, firstName, lastName, businessName, billingAddress }: Members): object {
  const { streetAddress, extendedAddress, locality: city, region: state, postalCode: zipCode } = members(billingAddress);
  return {
    billingAddress: { streetAddress, extendedAddress, city, state, zipCode },
    ...(ownershipType === 'personal' && { individualOwner: { firstName, lastName } }),
    ...(ownershipType === 'business' && { businessOwner: { businessName } }),
  };
}
