import fc from 'fast-check';
import { venmoErrors } from './errors';
import { createMachine, TRANSITIONS, type Happening, type State, type Transition } from './machine';

const states = Object.keys(TRANSITIONS) as State[];
const happenings = [...new Set(states.flatMap((state) => Object.keys(TRANSITIONS[state])))] as Happening[];
const POLLING = 'VENMO_MOBILE_POLLING_TOKENIZATION';

/** What the states promise customers, line by line. `-` changes nothing. */
const TABLE: [State, string, State | '-' | `VENMO_${string}`][] = [
  ['scanning', 'CREATED', '-'],
  ['scanning', 'SCANNED', 'authorizing'],
  ['scanning', 'APPROVED', 'authorized'],
  ['scanning', 'EXPIRED', 'problem'],
  ['scanning', 'FAILED', 'problem'],
  ['scanning', 'CANCELED', 'problem'],
  ['scanning', 'customerCanceled', 'VENMO_DESKTOP_CANCELED'],
  ['scanning', 'again', 'generating'],
  ['authorizing', 'CREATED', '-'],
  ['authorizing', 'SCANNED', '-'],
  ['authorizing', 'APPROVED', 'authorized'],
  ['authorizing', 'EXPIRED', 'problem'],
  ['authorizing', 'FAILED', 'problem'],
  ['authorizing', 'CANCELED', 'problem'],
  ['authorizing', 'customerCanceled', 'VENMO_DESKTOP_CANCELED'],
  ['authorized', 'completed', 'ending'],
  ['authorized', 'customerCanceled', '-'],
  ['authorized', 'cancel', 'VENMO_TOKENIZATION_CANCELED_BY_MERCHANT'],
  ['problem', 'again', 'generating'],
  ['problem', 'APPROVED', '-'],
  ['problem', 'customerCanceled', 'VENMO_DESKTOP_CANCELED'],
  ['generating', 'generated', 'scanning'],
  ['generating', 'broken', 'VENMO_DESKTOP_UNKNOWN_ERROR'],
  ['generating', 'frameFailed', 'VENMO_DESKTOP_UNKNOWN_ERROR'],
  ['polling', 'CREATED', '-'],
  ['polling', 'SCANNED', '-'],
  ['polling', 'APPROVED', 'ending'],
  ['polling', 'EXPIRED', `${POLLING}_EXPIRED`],
  ['polling', 'FAILED', `${POLLING}_FAILED`],
  ['polling', 'CANCELED', `${POLLING}_CANCELED`],
  ['polling', 'TIMEOUT', `${POLLING}_TIMEOUT`],
  ['polling', 'NETWORK_ERROR', `${POLLING}_NETWORK_ERROR`],
  ['polling', 'returned', '-'],
  ['away', 'returned', 'resuming'],
  ['away', 'APPROVED', '-'],
  ['resuming', 'APPROVED', 'ending'],
  ['resuming', 'EXPIRED', `${POLLING}_EXPIRED`],
  ['resuming', 'CANCELED', `${POLLING}_CANCELED`],
  ['resuming', 'TIMEOUT', `${POLLING}_TIMEOUT`],
  ['resuming', 'fallback', 'ending'],
  ['resuming', 'venmoError', 'VENMO_APP_FAILED'],
  ['resuming', 'venmoCancel', 'VENMO_APP_CANCELED'],
  ['resuming', 'nothing', 'VENMO_CANCELED'],
  ['resuming', 'returned', '-'],
  ['window', 'reported', 'checking'],
  ['window', 'failed', 'ending'],
  ['window', 'closed', 'closed'],
  ['closed', 'APPROVED', 'ending'],
  ['closed', 'CANCELED', '-'],
  ['closed', 'failed', 'ending'],
  ['checking', 'APPROVED', 'ending'],
  ['checking', 'CANCELED', 'VENMO_CUSTOMER_CANCELED'],
  ['checking', 'CREATED', 'VENMO_CUSTOMER_CANCELED'],
  ['checking', 'FAILED', 'VENMO_TOKENIZATION_FAILED'],
  ['checking', 'unsettled', 'VENMO_TOKENIZATION_FAILED'],
  ['checking', 'unknown', 'VENMO_NETWORK_ERROR'],
  ['ending', 'renewed', 'idle'],
  ['ending', 'cancel', '-'],
  ['ending', 'APPROVED', '-'],
  ['idle', 'cancel', '-'],
  ['idle', 'renewed', '-'],
  ['idle', 'APPROVED', '-'],
];

test.each(TABLE)('default: %s, when %s, becomes %s', (state, happening, becomes) => {
  expect(TRANSITIONS[state][happening as Happening] ?? '-').toBe(becomes);
});

test.each(states.filter((state) => state !== 'idle'))('behavior: %s can be aborted; all but the last can be cancelled', (state) => {
  expect(TRANSITIONS[state].abort).toBe('idle');
  expect(TRANSITIONS[state].cancel).toBe(state === 'ending' ? undefined : 'VENMO_TOKENIZATION_CANCELED_BY_MERCHANT');
});

test('behavior: whatever happens, in whatever order, one state at a time has anything under way, and there is one end', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...happenings), { maxLength: 60 }), (schedule) => {
      const entered: Transition[] = [];
      const machine = createMachine((transition) => void entered.push(transition));
      for (const happening of schedule) machine.send(happening, {});
      for (const [place, { from, to, signal, given }] of entered.entries()) {
        expect(states).toContain(to);
        expect(signal.aborted).toBe(place < entered.length - 1);
        expect(from).toBe(entered[place - 1]?.to ?? 'idle');
        if (to === 'ending') expect(['idle', undefined]).toContain(entered[place + 1]?.to);
        const { error } = given as { error?: { code: string } };
        if (error) expect([to, Object.hasOwn(venmoErrors, error.code)]).toEqual(['ending', true]);
      }
      machine.send('cancel');
      machine.send('renewed');
      expect(machine.state).toBe('idle');
    }),
  );
});

test('behavior: what happens while a state is entered counts as in that state', () => {
  const seen: State[] = [];
  const machine = createMachine(({ to }) => {
    seen.push(to);
    if (to === 'preparing') machine.send('returned');
    if (to === 'resuming') machine.send('nothing');
    if (to === 'ending') machine.send('renewed');
  });
  machine.send('tokenize');
  expect([seen, machine.state]).toEqual([['preparing', 'resuming', 'ending', 'idle'], 'idle']);
});
