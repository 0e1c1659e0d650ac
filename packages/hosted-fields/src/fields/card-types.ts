import type { Card } from '../types';

/** All that is known of a brand. */
export interface CardType extends Card {
  /** Prefixes of its numbers, and ranges of such. */
  patterns: (number | [from: number, to: number])[];
  /** After how many digits a space is shown. */
  gaps: number[];
  lengths: number[];
}

// type | name | lengths | gaps, where not 4,8,12 | name and size of the security code | patterns
const CARD_TYPES = `visa|Visa|16,18,19||CVV3|4
master-card|Mastercard|16||CVC3|51-55,2221-2229,223-229,23-26,270-271,2720
american-express|American Express|15|4,10|CID4|34,37
diners-club|Diners Club|14,16,19|4,10|CVV3|300-305,36,38,39
discover|Discover|16,19||CID3|6011,644-649,65
jcb|JCB|16,17,18,19||CVV3|2131,1800,3528-3589
unionpay|UnionPay|14,15,16,17,18,19||CVN3|620,62100-62182,62184-62187,62185-62197,62200-62205,622010-622999,622018,62207-62209,623-626,6270,6272,6276,627700-627779,627781-627799,6282-6289,6291,6292,810,8110-8131,8132-8151,8152-8163,8164-8171
maestro|Maestro|12,13,14,15,16,17,18,19||CVC3|493698,500000-504174,504176-506698,506779-508999,56-59,63,67,6
elo|Elo|16||CVE3|401178,401179,438935,457631,457632,431274,451416,457393,504175,506699-506778,509000-509999,627780,636297,636368,650031-650033,650035-650051,650405-650439,650485-650538,650541-650598,650700-650718,650720-650727,650901-650978,651652-651679,655000-655019,655021-655058
mir|Mir|16,17,18,19||CVP23|2200-2204
hiper|Hiper|16||CVC3|637095,63737423,63743358,637568,637599,637609,637612
hipercard|Hipercard|16||CVC3|606282`;

const numbers = (list: string): number[] => list.split(',').map(Number);

/** The twelve brands, in the order in which a number is compared with them; fresh objects each time. */
export function cardTypes(): CardType[] {
  return CARD_TYPES.split('\n').map((row) => {
    const [type, niceType, lengths, gaps, code, patterns] = row.split('|') as [string, string, string, string, string, string];
    return {
      niceType,
      type,
      patterns: patterns.split(',').map((pattern) => {
        const [from, to] = pattern.split('-').map(Number) as [number, number?];
        return to ? [from, to] : from;
      }),
      gaps: numbers(gaps || '4,8,12'),
      lengths: numbers(lengths),
      code: { name: code.slice(0, -1), size: Number(code.slice(-1)) },
    };
  });
}
