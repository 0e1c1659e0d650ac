import type { UnknownRecord } from '../internal/records';
import type { CardMutation } from './tokenize-credit-card.graphql';

/**
 * The mutation that tokenizes a card of a Fastlane checkout. Its code is loaded on demand, because few merchants need it; it imports no code, which
 * would become a third file.
 */
export const fastlaneMutation: CardMutation = {
  name: 'TokenizeCreditCardForPayPalConnect',
  select: (card) => `clientMutationId paymentMethod { id details { ... on CreditCardDetails { ${card} } } }`,
  createInput({ email, phone, shippingAddress, fastlane }) {
    // `fastlane` may be `true`, which has no members.
    const { hasBuyerConsent = false, termsAndConditionsVersion, termsAndConditionsCountry, authAssertion } = fastlane as UnknownRecord;
    return {
      email,
      optIn: hasBuyerConsent,
      phone,
      termsAndConditionsVersion: termsAndConditionsVersion || undefined,
      termsAndConditionsCountry: termsAndConditionsCountry || undefined,
      authAssertion,
      shippingAddress: shippingAddress || undefined,
    };
  },
};
