import { z } from 'zod';
import { GatewayError } from '../../core/http/gateway-error';
import { type GraphqlModule } from '../../core/http/graphql-module';
import { findAccount } from '../../payments/vault/merchant-account';

const typeDefs = /* GraphQL */ `
  scalar Date

  extend type Query {
    report: Report
  }

  type Report {
    transactionLevelFees(date: Date!, merchantAccountId: ID): TransactionLevelFeeReportPayload
  }

  type TransactionLevelFeeReportPayload {
    url: String
  }
`;

const feesInput = z.object({ merchantAccountId: z.string().nullish() });

/** Reports for a merchant's server. The sandbox takes no fees, so that a report never has an address. */
export const reports: GraphqlModule = {
  typeDefs,
  resolvers: {
    Query: {
      report(_, _input, { caller }) {
        if (caller.kind !== 'api_keys') throw new GatewayError('AUTHORIZATION', 'Reports are for a server.');
        return {};
      },
    },
    Report: {
      transactionLevelFees(_, input, { sandbox }) {
        const { merchantAccountId } = feesInput.parse(input);
        if (merchantAccountId == null || findAccount(sandbox, merchantAccountId)) return { url: null };
        const message = `Invalid merchant account id: ${merchantAccountId}`;
        throw new GatewayError('VALIDATION', message, [{ path: ['merchantAccountId'], code: '', message }]);
      },
    },
  },
};
