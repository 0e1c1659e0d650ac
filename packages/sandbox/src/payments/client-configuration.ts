import { type GraphqlModule } from '../core/http/graphql-module';
import { isDocument } from '../core/text-at';

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

/**
 * The part of a method in the configuration that the GraphQL API shows: a member of `ClientConfiguration`, its type, and what it is created from, the
 * client API's configuration.
 */
export const defineClientConfiguration = (member: string, typeDefs: string, create: (rest: Members) => Members | null): GraphqlModule => ({
  typeDefs: `extend type ClientConfiguration { ${member}: ${/type (\w+)/.exec(typeDefs)?.[1]} }\n${typeDefs}`,
  resolvers: { ClientConfiguration: { [member]: (rest) => create(rest as Members) } },
});

/** An object of the client API's configuration. Null for anything else. */
export const asMembers = (value: unknown): Members | null => (isDocument(value) ? value : null);
export const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
export const toUpperCase = (value: unknown) => (typeof value === 'string' ? value.toUpperCase() : null);
/** Adds the brands that a list names, under the names of the GraphQL API. */
export const withBrands = (value: Members | null, key: string) => value && { ...value, supportedCardBrands: toBrandCodes(value[key]) };

export function toBrandCodes(names: unknown): string[] {
  return asList(names).flatMap(
    (name) =>
      BRAND_CODES[
        String(name)
          .replace(/[^A-Za-z]/g, '')
          .toLowerCase()
      ] ?? [],
  );
}
