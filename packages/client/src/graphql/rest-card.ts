import type { UnknownRecord } from '../internal/records';
import { asRecord, readOwn } from './card-records';
import { INDICATORS, TEXTS } from './tokenize-credit-card.graphql';

/** Brands whose code is their name in capitals with underscores; `OTHERS` holds the rest by code. */
const NAMES = ['American Express', 'Discover', 'Elo', 'Hiper', 'Hipercard', 'JCB', 'MasterCard', 'Visa'];
const OTHERS = { DINERS: 'Discover', INTERNATIONAL_MAESTRO: 'Maestro', UK_MAESTRO: 'Maestro', UNION_PAY: 'UnionPay' };

/** Converts the `data` of a GraphQL tokenization to the shape of the REST API, or to undefined where it holds no token. */
export function toRestCard(data: UnknownRecord): { creditCards: [UnknownRecord] } | undefined {
  const result = asRecord(data.tokenizeCreditCard ?? data.tokenizeCreditCardForPayPalConnect);
  const { token, creditCard, paymentMethod, authenticationInsight } = result;
  const { id: nonce, details } = asRecord(paymentMethod ?? { id: token, details: creditCard });
  if (typeof nonce !== 'string') return undefined;
  const card = asRecord(details);
  const { customerAuthenticationRegulationEnvironment: regulation } = asRecord(authenticationInsight);
  const lastFour = typeof card.last4 === 'string' ? card.last4 : '';
  const lastTwo = lastFour.slice(2);
  return {
    creditCards: [
      {
        binData: toRestBinData(card.binData),
        consumed: false,
        description: lastFour && `ending in ${lastTwo}`,
        nonce,
        details: {
          cardholderName: card.cardholderName,
          expirationMonth: card.expirationMonth,
          expirationYear: card.expirationYear,
          bin: card.bin || '',
          cardType: NAMES.find((name) => name.toUpperCase().replace(' ', '_') === card.brandCode) ?? translate(OTHERS, card.brandCode),
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

function toRestBinData(binData: unknown): unknown {
  const data = asRecord(binData);
  const indicators = INDICATORS.split(' ').map((key) => [key, translate({ YES: 'Yes', NO: 'No' }, data[key])]);
  const texts = TEXTS.split(' ').map((key) => [key, data[key] || 'Unknown']);
  return binData && { ...data, ...Object.fromEntries([...indicators, ...texts]) };
}

function translate(names: Readonly<Record<string, string>>, key: unknown): string {
  return readOwn(names, key) ?? 'Unknown';
}
