import type { Card } from '../types';

/** All that is known of a brand. */
export interface CardType extends Card {
  /** Prefixes of its numbers, and ranges of such. */
  patterns: (number | [from: number, to: number])[];
  /** After how many digits a space is shown. */
  gaps: number[];
  lengths: number[];
}

// type | name and size of the security code | lengths | patterns | name, where it is not the type in capitals | gaps, where not 4,8,12
// The end of a range is given by the digits in which it differs.
const CARD_TYPES = `visa|CVV3|16,18,19|4
master-card|CVC3|16|51-5,2221-9,223-9,23-6,270-1,2720|Mastercard
american-express|CID4|15|34,37||4,10
diners-club|CVV3|14,16,19|300-5,36,38,39||4,10
discover|CID3|16,19|6011,644-9,65
jcb|CVV3|16,17,18,19|2131,1800,3528-89|JCB
unionpay|CVN3|14,15,16,17,18,19|620,62100-82,62184-7,62185-97,62200-5,622010-999,622018,62207-9,623-6,6270,6272,6276,627700-79,627781-99,6282-9,6291,6292,810,8110-31,8132-51,8152-63,8164-71|UnionPay
maestro|CVC3|12,13,14,15,16,17,18,19|493698,500000-4174,504176-6698,506779-8999,56-9,63,67,6
elo|CVE3|16|401178,401179,438935,457631,457632,431274,451416,457393,504175,506699-778,509000-999,627780,636297,636368,650031-3,650035-51,650405-39,650485-538,650541-98,650700-18,650720-7,650901-78,651652-79,655000-19,655021-58
mir|CVP23|16,17,18,19|2200-4
hiper|CVC3|16|637095,63737423,63743358,637568,637599,637609,637612
hipercard|CVC3|16|606282`;

const numbers = (list: string): number[] => list.split(',').map(Number);

/** The twelve brands, in the order in which a number is compared with them; fresh objects each time. */
export function cardTypes(): CardType[] {
  return CARD_TYPES.split('\n').map((row) => {
    const [type, code, lengths, patterns, name, gaps] = row.split('|') as [string, string, string, string, string?, string?];
    return {
      niceType: name || type.replace(/-?\b\w/g, (start) => start.replace('-', ' ').toUpperCase()),
      type,
      patterns: patterns.split(',').map((pattern) => {
        const [from, end] = pattern.split('-') as [string, string?];
        return end ? [Number(from), Number(from.slice(0, -end.length) + end)] : Number(from);
      }),
      gaps: numbers(gaps || '4,8,12'),
      lengths: numbers(lengths),
      code: { name: code.slice(0, -1), size: Number(code.slice(-1)) },
    };
  });
}
