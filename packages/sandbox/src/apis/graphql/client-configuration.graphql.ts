import { type GraphqlModule, type GraphqlCall } from '../../core/http/graphql-module';
import { asList, asMembers, toBrandCodes, toUpperCase } from '../../payments/client-configuration';
import { createGatewayConfiguration } from '../../payments/configuration';
import { CLIENT_CONFIGURATION_SCHEMA } from './client-configuration-schema';

/** Converts the client API's configuration to this API's names, so that a merchant's settings appear in both APIs. */
function createClientConfiguration({ sandbox, urls }: GraphqlCall) {
  const rest = createGatewayConfiguration(sandbox, urls);
  const members = (name: string) => asMembers(rest[name]);
  const creditCards = members('creditCards');
  return {
    ...rest,
    analyticsUrl: members('analytics')?.['url'],
    environment: toUpperCase(rest['environment']),
    supportedFeatures: members('graphQL') && asList(members('graphQL')?.['features']).map(toUpperCase),
    creditCard: creditCards && {
      supportedCardBrands: toBrandCodes(creditCards['supportedCardTypes']),
      challenges: asList(rest['challenges']).map(toUpperCase),
      threeDSecureEnabled: rest['threeDSecureEnabled'],
      threeDSecure: rest['threeDSecure'],
      fraudDataCollectionEnabled: creditCards['collectDeviceData'],
    },
  };
}

export const configuration: GraphqlModule = {
  typeDefs: CLIENT_CONFIGURATION_SCHEMA,
  resolvers: { Query: { clientConfiguration: (_, __, call) => createClientConfiguration(call) } },
};
