import { members, type Members } from './members';
import { INDICATORS, TEXTS } from './tokenize-credit-card.graphql';

const CARD_TYPES: Readonly<Record<string, string>> = {
  AMERICAN_EXPRESS: 'American Express',
  DINERS: 'Discover',
  DISCOVER: 'Discover',
  ELO: 'Elo',
  HIPER: 'Hiper',
  HIPERCARD: 'Hipercard',
  INTERNATIONAL_MAESTRO: 'Maestro',
  UK_MAESTRO: 'Maestro',
  JCB: 'JCB',
  MASTERCARD: 'MasterCard',
  UNION_PAY: 'UnionPay',
  VISA: 'Visa',
};

const INDICATOR_VALUES = { YES: 'Yes', NO: 'No' };

/** Gives the `data` of a tokenization over GraphQL the shape of the REST answer, or undefined where there is no token in it. */
export function restCardAnswer(data: Members): { creditCards: [Members] } | undefined {
  const answer = members(data.tokenizeCreditCard ?? data.tokenizeCreditCardForPayPalConnect);
  const { token, creditCard, paymentMethod, authenticationInsight } = answer;
  const { id: nonce, details } = members(paymentMethod ?? { id: token, details: creditCard });
  if (typeof nonce !== 'string') return undefined;
  const card = members(details);
  const { customerAuthenticationRegulationEnvironment: regulation } = members(authenticationInsight);
  const lastFour = typeof card.last4 === 'string' ? card.last4 : '';
  const lastTwo = lastFour.slice(2);
  return {
    creditCards: [
      {
        binData: binData(card.binData),
        consumed: false,
        description: lastFour && `ending in ${lastTwo}`,
        nonce,
        details: {
          cardholderName: card.cardholderName,
          expirationMonth: card.expirationMonth,
          expirationYear: card.expirationYear,
          bin: card.bin || '',
          cardType: translated(CARD_TYPES, card.brandCode),
          lastFour,
          lastTwo,
        },
        type: 'CreditCard',
        threeDSecureInfo: null,
        ...(authenticationInsight
          ? { authenticationInsight: { regulationEnvironment: regulation === 'PSDTWO' ? 'psd2' : String(regulation).toLowerCase() } }
          : {}),
      },
    ],
  };
}

function binData(given: unknown): unknown {
  const data = members(given);
  const indicators = INDICATORS.map((key) => [key, translated(INDICATOR_VALUES, data[key])]);
  const texts = TEXTS.map((key) => [key, data[key] || 'Unknown']);
  return given && { ...data, ...Object.fromEntries([...indicators, ...texts]) };
}

function translated(names: Readonly<Record<string, string>>, key: unknown): string | undefined {
  return typeof key === 'string' && Object.hasOwn(names, key) ? names[key] : 'Unknown';
}
