import { members, type Members } from './members';

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

const INDICATORS = ['commercial', 'debit', 'durbinRegulated', 'healthcare', 'payroll', 'prepaid'] as const;
const TEXTS = ['issuingBank', 'countryOfIssuance', 'productId'] as const;
const INDICATOR_VALUES: Readonly<Record<string, string>> = { YES: 'Yes', NO: 'No', UNKNOWN: 'Unknown' };

/** Gives the `data` of a tokenization over GraphQL the shape of the REST answer, or undefined where there is no token in it. */
export function restCardAnswer(data: Members): { creditCards: [Members] } | undefined {
  const connect = members(data.tokenizeCreditCardForPayPalConnect);
  const plain = members(data.tokenizeCreditCard);
  const method = members(connect.paymentMethod);
  const nonce = plain.token ?? method.id;
  if (typeof nonce !== 'string') return undefined;
  const card = members(plain.creditCard ?? method.details);
  const insight = plain.authenticationInsight ?? connect.authenticationInsight;
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
          cardType: own(CARD_TYPES, card.brandCode) ?? 'Unknown',
          lastFour,
          lastTwo,
        },
        type: 'CreditCard',
        threeDSecureInfo: null,
        ...(insight ? { authenticationInsight: regulation(members(insight)) } : undefined),
      },
    ],
  };
}

function binData(given: unknown): unknown {
  if (!given) return given;
  const data = members(given);
  return {
    ...data,
    ...Object.fromEntries(INDICATORS.map((key) => [key, data[key] ? (own(INDICATOR_VALUES, data[key]) ?? data[key]) : 'Unknown'])),
    ...Object.fromEntries(TEXTS.map((key) => [key, data[key] || 'Unknown'])),
  };
}

function regulation({ customerAuthenticationRegulationEnvironment: environment }: Members): Members {
  return { regulationEnvironment: environment === 'PSDTWO' ? 'psd2' : String(environment).toLowerCase() };
}

function own(map: Readonly<Record<string, string>>, key: unknown): string | undefined {
  return typeof key === 'string' && Object.hasOwn(map, key) ? map[key] : undefined;
}
