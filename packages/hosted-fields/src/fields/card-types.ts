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
// Patterns are in base 36, each as the distance from the end of the one before, and for a range, after a dot, the distance to its end.
const CARD_TYPES = `visa|CVV3|16,18,19|4
master-card|CVC3|16|1f.4,1o6.8,-1jq.6,-5q.3,6s.1,1w1|Mastercard
american-express|CID4|15|y,3||4,10
diners-club|CVV3|14,16,19|8c.5,-7h,2,1||4,10
discover|CID3|16,19|4mz,-453.5,-g8
jcb|CVV3|16,17,18,19|1n7,-97,1c0.1p|JCB
unionpay|CVN3|14,15,16,17,18,19|h8,1bfs.2a,2.3,-2.c,3.5,bzy5.rh,-r9,-bzyb.2,-1biq.3,4cs,2,4,dbhs.27,2.i,-dbkd.7,2,1,-48a,5ms.l,1.j,1.b,1.7|UnionPay
maestro|CVC3|12,13,14,15,16,17,18,19|akxu,4v2.37y,2.1y2,29.1po,-awpb.3,4,4,-1p
elo|CVE3|16|8lju,1,t4s,efc,1,-kc6,fji,4m1,103i,1y4.27,1pq.rr,2ivp,6kl,1z,ajj.2,2.g,9u.y,1a.1h,3.1l,2u.i,2.7,4u.25,iq.r,2k9.j,2.11
mir|CVP23|16,17,18,19|1p4.4
hiper|CVC3|16|dnl3,11kgiw,4kv,-11kkqm,v,a,3
hipercard|CVC3|16|czt6`;

const numbers = (list: string): number[] => list.split(',').map(Number);

/** The twelve brands, in the order in which a number is compared with them; fresh objects each time. */
export function cardTypes(): CardType[] {
  return CARD_TYPES.split('\n').map((row) => {
    const [type, code, lengths, patterns, name, gaps] = row.split('|') as [string, string, string, string, string?, string?];
    let end = 0;
    return {
      niceType: name || type.replace(/-?\b\w/g, (start) => start.replace('-', ' ').toUpperCase()),
      type,
      patterns: patterns.split(',').map((pattern) => {
        const [step, span] = pattern.split('.').map((distance) => parseInt(distance, 36)) as [number, number?];
        const from = end + step;
        end = from + (span ?? 0);
        return span ? [from, end] : from;
      }),
      gaps: numbers(gaps || '4,8,12'),
      lengths: numbers(lengths),
      code: { name: code.slice(0, -1), size: Number(code.slice(-1)) },
    };
  });
}
