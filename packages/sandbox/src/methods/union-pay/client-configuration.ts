import { asMembers, defineClientConfiguration } from '../../payments/client-configuration';

/** What pages learn of the method by the GraphQL API. */
export const clientConfiguration = defineClientConfiguration(
  'unionPay',
  /* GraphQL */ `
    type UnionPayConfiguration {
      merchantAccountId: String
    }
  `,
  (rest) => (asMembers(rest['unionPay'])?.['enabled'] === true ? asMembers(rest['unionPay']) : null),
);
