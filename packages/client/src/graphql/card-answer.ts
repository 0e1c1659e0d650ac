import { members, type Members } from './members';
import { INDICATORS, TEXTS } from './tokenize-credit-card.graphql';

/** Brands whose code is their name in capitals, then the others by their code. */
const NAMES = ['American Express', 'Discover', 'Elo', 'Hiper', 'Hipercard', 'JCB', 'MasterCard', 'Visa'];
const OTHERS = { DINERS: 'Discover', INTERNATIONAL_MAESTRO: 'Maestro', UK_MAESTRO: 'Maestro', UNION_PAY: 'UnionPay' };

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
          cardType: NAMES.find((name) => name.toUpperCase().replace(' ', '_') === card.brandCode) ?? translated(OTHERS, card.brandCode),
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
  const indicators = INDICATORS.split(' ').map((key) => [key, translated({ YES: 'Yes', NO: 'No' }, data[key])]);
  const texts = TEXTS.split(' ').map((key) => [key, data[key] || 'Unknown']);
  return given && { ...data, ...Object.fromEntries([...indicators, ...texts]) };
}

function translated(names: Readonly<Record<string, string>>, key: unknown): string {
  return new Map<unknown, string>(Object.entries(names)).get(key) ?? 'Unknown';
}
