import type { UnknownRecord } from '../internal/records';

/** Fields of `binData`, separated by spaces: `INDICATORS` are YES, NO or UNKNOWN, `TEXTS` are texts. */
export const INDICATORS = 'prepaid healthcare debit durbinRegulated commercial payroll';
export const TEXTS = 'issuingBank countryOfIssuance productId';

const CARD = `bin brandCode last4 cardholderName expirationMonth expirationYear binData { ${INDICATORS} ${TEXTS} }`;

/** What differs between the two mutations that tokenize a card. */
export interface CardMutation {
  readonly name: string;
  /** Creates the selection of the result from the fields of a card. */
  select(card: string): string;
  /** Creates the members of the input besides the card and its options. The card has keys in camel case. */
  createInput?(card: UnknownRecord): UnknownRecord;
}

/** The mutation of all cards but those of a Fastlane checkout. */
export const cardMutation: CardMutation = {
  name: 'TokenizeCreditCard',
  select: (card) => `token creditCard { ${card} }`,
};

/** The document of a mutation that tokenizes a card. */
export function tokenizeCardDocument(withInsight: unknown, { name, select }: CardMutation = cardMutation): string {
  const [variable, insight] = withInsight
    ? [
        ', $authenticationInsightInput: AuthenticationInsightInput!',
        'authenticationInsight(input: $authenticationInsightInput) { customerAuthenticationRegulationEnvironment }',
      ]
    : ['', ''];
  return `mutation ${name}($input: ${name}Input!${variable}) { t${name.slice(1)}(input: $input) { ${select(CARD)} ${insight} } }`;
}
