/**
 * Card brands. The keys are the names in GraphQL, which has none for `VERVE`; `name` is the name in the client API. `lengths` are the lengths of valid
 * numbers, `cvv` is the length of the security code.
 */
export const BRANDS = {
  VISA: { name: 'Visa', lengths: [13, 16, 18, 19], cvv: 3 },
  MASTERCARD: { name: 'MasterCard', lengths: [16], cvv: 3 },
  AMERICAN_EXPRESS: { name: 'American Express', lengths: [15], cvv: 4 },
  // Diners Club cards are processed on Discover's network, and the client API names that.
  DINERS: { name: 'Discover', lengths: [14, 16, 19], cvv: 3 },
  DISCOVER: { name: 'Discover', lengths: [16, 19], cvv: 3 },
  JCB: { name: 'JCB', lengths: [16, 17, 18, 19], cvv: 3 },
  UNION_PAY: { name: 'UnionPay', lengths: [14, 15, 16, 17, 18, 19], cvv: 3 },
  INTERNATIONAL_MAESTRO: { name: 'Maestro', lengths: [12, 13, 14, 15, 16, 17, 18, 19], cvv: 3 },
  ELO: { name: 'Elo', lengths: [16], cvv: 3 },
  HIPER: { name: 'Hiper', lengths: [16], cvv: 3 },
  HIPERCARD: { name: 'Hipercard', lengths: [16], cvv: 3 },
  VERVE: { name: 'Verve', lengths: [16, 18, 19], cvv: 3 },
  UNKNOWN: { name: 'Unknown', lengths: [], cvv: 3 },
} as const;
export type Brand = keyof typeof BRANDS;

/** The first match wins, so narrow ranges precede the wide ranges that contain them. */
const RANGES: readonly [Brand, RegExp][] = [
  [
    'ELO',
    /^(?:401178|401179|438935|457631|457632|431274|451416|457393|504175|5066|5067|509|627780|636297|636368|6500|6504|6505|6507|6509|6516|655)/,
  ],
  ['HIPERCARD', /^606282/],
  ['HIPER', /^(?:637095|63737423|63743358|637568|637599|637609|637612)/],
  ['AMERICAN_EXPRESS', /^3[47]/],
  ['DINERS', /^(?:30[0-5]|309|36|38|39)/],
  ['JCB', /^(?:2131|1800|35)/],
  ['DISCOVER', /^(?:6011|64[4-9]|65)/],
  ['UNION_PAY', /^(?:62|81)/],
  ['INTERNATIONAL_MAESTRO', /^493698/],
  ['VISA', /^4/],
  ['MASTERCARD', /^(?:5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/],
  [
    'VERVE',
    /^(?:506(?:099|1(?:[01]\d|2[0-79]|3[3-9]|4\d|5[089]|6[0-368]|7[036-9]|8[0478]|9[157]))|507(?:86[5689]|87[0-7]|88[0-8]|900|941))/,
  ],
  ['INTERNATIONAL_MAESTRO', /^(?:5[06-9]|6)/],
];

/** Finds the brand of a number, which consists of digits, by its beginning. */
export function detectBrand(number: string): Brand {
  return RANGES.find(([, range]) => range.test(number))?.[0] ?? 'UNKNOWN';
}

/** Checks the Luhn checksum: every second digit from the right is doubled, and the sum of all digits must be divisible by ten. */
export function passesLuhn(number: string): boolean {
  let sum = 0;
  for (const [index, digit] of [...number].reverse().entries()) {
    const weighted = Number(digit) * (index % 2 === 1 ? 2 : 1);
    sum += weighted > 9 ? weighted - 9 : weighted;
  }
  return sum % 10 === 0;
}
