/**
 * What each timing is judged by: its ratio to the reference or to the floor. Above `gate` a run fails. A row without an entry is only printed.
 * All are judged by the floor, because the reference's column has our frame pages as well. For frames that become ready, the floor alone takes more than
 * half of it; for `tokenize` and keys, most of the work is that of the frame.
 * @type {Record<string, { to: 'reference' | 'floor', aim: number, gate?: number }>}
 */
export const limits = {
  'four fields ready, cold, authorization alone': { to: 'floor', aim: 1.5, gate: 1.5 },
  'four fields ready, warm, authorization alone': { to: 'floor', aim: 1.3, gate: 1.3 },
  'four fields ready, cold, client first': { to: 'floor', aim: 1.5, gate: 1.5 },
  'four fields ready, warm, client first': { to: 'floor', aim: 1.3, gate: 1.3 },
  'tokenize, without the gateway request': { to: 'floor', aim: 1.3, gate: 1.75 },
  'a key, from the field to the page': { to: 'floor', aim: 1.3, gate: 1.75 },
  'a checkout with a card, ready': { to: 'floor', aim: 1.15, gate: 1.5 },
  // The floor's scripts never run, and its frames have none.
  'express checkout, first key': { to: 'floor', aim: 1.3, gate: 1.8 },
};
