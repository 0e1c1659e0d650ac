import type { HostedFieldsCard } from '../types';

/** A brand with the rules of its numbers, as merchants see it in the state before the first event. */
export interface CardType extends HostedFieldsCard {
  /** Prefixes of its numbers, and ranges of prefixes. */
  patterns: (number | [from: number, to: number])[];
  /** Numbers of digits after which a space is shown. */
  gaps: number[];
  /** Numbers of digits that a complete number may have. */
  lengths: number[];
}

// One brand per line: name, name of the security code, lengths, patterns. Numbers are in base 36, and a length is a single digit. A pattern is the
// distance from the end of the previous pattern; in a range, a dot and the distance from its start to its end follow.
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

const parseBase36 = (text: string): number => parseInt(text, 36);

/** Creates the twelve brands, in the order in which a number is compared with them. Merchants may change the objects, so they are new each time. */
export function createCardTypes(): CardType[] {
  return CARD_TYPES.split('\n').map((row) => {
    const [name, code, lengths, ...patterns] = row.split(',') as [string, string, string, ...string[]];
    let end = 0;
    return {
      niceType: name.replace('-', ''), // only the type of Mastercard has a hyphen
      type: name.toLowerCase().replace(' ', '-'),
      patterns: patterns.map((pattern) => {
        const [step, span = 0] = pattern.split('.').map(parseBase36) as [number, number?];
        const from = end + step;
        end = from + span;
        return span ? [from, end] : from;
      }),
      gaps: name.includes(' ') ? [4, 10] : [4, 8, 12], // American Express and Diners Club
      lengths: [...lengths].map(parseBase36),
      code: { name: code, size: lengths === 'f' ? 4 : 3 }, // American Express
    };
  });
}
