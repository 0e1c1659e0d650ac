import { asRecord, type UnknownRecord } from '@tender/client/internal';

/** Converts the owner and the address to the gateway's names. An unknown type of ownership is omitted, and the gateway refuses the request. */
export function toWireOwner({ ownershipType, firstName, lastName, businessName, billingAddress }: UnknownRecord): object {
  const { streetAddress, extendedAddress, locality: city, region: state, postalCode: zipCode } = asRecord(billingAddress);
  return {
    billingAddress: { streetAddress, extendedAddress, city, state, zipCode },
    ...(ownershipType === 'personal' && { individualOwner: { firstName, lastName } }),
    ...(ownershipType === 'business' && { businessOwner: { businessName } }),
  };
}
