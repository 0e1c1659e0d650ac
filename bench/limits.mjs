/**
 * What each timing is judged by: its ratio to the reference or to the floor. Above `gate` a run fails. A row without an entry is only printed.
 * @type {Record<string, { to: 'reference' | 'floor', aim: number, gate?: number }>}
 */
export const limits = {
  'four fields ready, cold, authorization alone': { to: 'reference', aim: 0.5 },
  'four fields ready, warm, authorization alone': { to: 'reference', aim: 0.5 },
  'tokenize, without the gateway request': { to: 'reference', aim: 0.5 },
  'a key, from the field to the page': { to: 'reference', aim: 0.4 },
};
