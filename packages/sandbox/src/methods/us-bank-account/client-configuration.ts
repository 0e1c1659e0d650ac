import { asMembers, defineClientConfiguration } from '../../payments/client-configuration';

/** What pages learn of the method by the GraphQL API. */
export const clientConfiguration = defineClientConfiguration(
  'usBankAccount',
  /* GraphQL */ `
    type UsBankAccountConfiguration {
      routeId: String
      plaidPublicKey: String
    }
  `,
  (rest) => {
    const found = asMembers(rest['usBankAccount']);
    return found && { ...found, plaidPublicKey: asMembers(found['plaid'])?.['publicKey'] };
  },
);
