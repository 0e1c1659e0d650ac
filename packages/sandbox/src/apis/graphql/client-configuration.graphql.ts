import { type GraphqlModule, type GraphqlCall } from '../../core/http/graphql-module';
import { isDocument } from '../../core/text-at';
import { createGatewayConfiguration } from '../../payments/configuration';
import { CLIENT_CONFIGURATION_SCHEMA } from './client-configuration-schema';

type Members = Record<string, unknown>;

const BRAND_CODES: Record<string, string> = {
  visa: 'VISA',
  mastercard: 'MASTERCARD',
  master: 'MASTERCARD',
  americanexpress: 'AMERICAN_EXPRESS',
  amex: 'AMERICAN_EXPRESS',
  discover: 'DISCOVER',
  diners: 'DINERS',
  dinersclub: 'DINERS',
  maestro: 'INTERNATIONAL_MAESTRO',
  ukmaestro: 'UK_MAESTRO',
  jcb: 'JCB',
  elo: 'ELO',
  hiper: 'HIPER',
  hipercard: 'HIPERCARD',
  solo: 'SOLO',
  unionpay: 'UNION_PAY',
};

/** Converts the client API's configuration to this API's names, so that a merchant's settings appear in both APIs. */
function createClientConfiguration({ sandbox, urls }: GraphqlCall) {
  const rest = createGatewayConfiguration(sandbox, urls);
  const members = (name: string): Members | null => asMembers(rest[name]);
  const creditCards = members('creditCards');
  const paypal = rest['paypalEnabled'] === false ? null : members('paypal');
  const venmo = members('payWithVenmo');
  const googlePay = members('androidPay');
  const usBankAccount = members('usBankAccount');
  const visaCheckout = members('visaCheckout');
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
    applePayWeb: withBrands(members('applePayWeb'), 'supportedNetworks'),
    googlePay: googlePay && {
      ...withBrands(googlePay, 'supportedNetworks'),
      environment: toUpperCase(googlePay['environment']),
      googleAuthorization: googlePay['googleAuthorizationFingerprint'],
    },
    masterpass: withBrands(members('masterpass'), 'supportedNetworks'),
    paypal: paypal && { ...paypal, environment: toUpperCase(paypal['environment']), currencyCode: paypal['currencyIsoCode'] },
    unionPay: members('unionPay')?.['enabled'] === true ? members('unionPay') : null,
    usBankAccount: usBankAccount && { ...usBankAccount, plaidPublicKey: asMembers(usBankAccount['plaid'])?.['publicKey'] },
    venmo: venmo && { ...venmo, environment: toUpperCase(venmo['environment']) },
    visaCheckout: visaCheckout && { ...withBrands(visaCheckout, 'supportedCardTypes'), apiKey: visaCheckout['apikey'] },
  };
}

const asMembers = (value: unknown): Members | null => (isDocument(value) ? value : null);
const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const toUpperCase = (value: unknown) => (typeof value === 'string' ? value.toUpperCase() : null);
const withBrands = (value: Members | null, key: string) => value && { ...value, supportedCardBrands: toBrandCodes(value[key]) };

function toBrandCodes(names: unknown): string[] {
  return asList(names).flatMap(
    (name) =>
      BRAND_CODES[
        String(name)
          .replace(/[^A-Za-z]/g, '')
          .toLowerCase()
      ] ?? [],
  );
}

export const configuration: GraphqlModule = {
  typeDefs: CLIENT_CONFIGURATION_SCHEMA,
  resolvers: { Query: { clientConfiguration: (_, __, call) => createClientConfiguration(call) } },
};
