import type { Card } from '../types';

/** All that is known of a brand. */
export interface CardType extends Card {
  /** Prefixes of its numbers, and ranges of such. */
  patterns: (number | [from: number, to: number])[];
  /** After how many digits a space is shown. */
  gaps: number[];
  lengths: number[];
}

// Name, name of the security code, lengths, patterns. Numbers are in base 36, a length is one digit; a pattern is the distance from the end of
// the one before, and for a range, after a dot, the distance to its end.
const CARD_TYPES = `Visa,CVV,gij,4
Master-card,CVC,g,1f.4,1o6.8,-1jq.6,-5q.3,6s.1,1w1
American Express,CID,f,y,3
Diners Club,CVV,egj,8c.5,-7h,2,1
Discover,CID,gj,4mz,-453.5,-g8
JCB,CVV,ghij,1n7,-97,1c0.1p
UnionPay,CVN,efghij,h8,1bfs.2a,2.3,-2.c,3.5,bzy5.rh,-r9,-bzyb.2,-1biq.3,4cs,2,4,dbhs.27,2.i,-dbkd.7,2,1,-48a,5ms.l,1.j,1.b,1.7
Maestro,CVC,cdefghij,akxu,4v2.37y,2.1y2,29.1po,-awpb.3,4,4,-1p
Elo,CVE,g,8lju,1,t4s,efc,1,-kc6,fji,4m1,103i,1y4.27,1pq.rr,2ivp,6kl,1z,ajj.2,2.g,9u.y,1a.1h,3.1l,2u.i,2.7,4u.25,iq.r,2k9.j,2.11
Mir,CVP2,ghij,1p4.4
Hiper,CVC,g,dnl3,11kgiw,4kv,-11kkqm,v,a,3
Hipercard,CVC,g,czt6`;

const number = (text: string): number => parseInt(text, 36);

/** The twelve brands, in the order in which a number is compared with them; fresh objects each time. */
export function cardTypes(): CardType[] {
  return CARD_TYPES.split('\n').map((row) => {
    const [name, code, lengths, ...patterns] = row.split(',') as [string, string, string, ...string[]];
    let end = 0;
    return {
      niceType: name.replace('-', ''), // of Mastercard, whose type alone has a hyphen
      type: name.toLowerCase().replace(' ', '-'),
      patterns: patterns.map((pattern) => {
        const [step, span = 0] = pattern.split('.').map(number) as [number, number?];
        const from = end + step;
        end = from + span;
        return span ? [from, end] : from;
      }),
      gaps: name.includes(' ') ? [4, 10] : [4, 8, 12], // American Express and Diners Club
      lengths: [...lengths].map(number),
      code: { name: code, size: lengths === 'f' ? 4 : 3 }, // American Express
    };
  });
}
