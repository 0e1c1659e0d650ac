import fc from 'fast-check';
import { venmoErrors } from './errors';
import { createMachine, TRANSITIONS, type State, type Transition, type VenmoEvent } from './machine';

const states = Object.keys(TRANSITIONS) as State[];
const events = [...new Set(states.flatMap((state) => Object.keys(TRANSITIONS[state])))] as VenmoEvent[];
const POLLING = 'VENMO_MOBILE_POLLING_TOKENIZATION';

/** Transitions that customers rely on. `-` means that the event is ignored. */
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
  ['authorized', 'completed', 'finishing'],
  ['authorized', 'customerCanceled', '-'],
  ['authorized', 'cancel', 'VENMO_TOKENIZATION_CANCELED_BY_MERCHANT'],
  ['problem', 'again', 'generating'],
  ['problem', 'APPROVED', '-'],
  ['problem', 'customerCanceled', 'VENMO_DESKTOP_CANCELED'],
  ['generating', 'generated', 'scanning'],
  ['generating', 'codeFailed', 'VENMO_DESKTOP_UNKNOWN_ERROR'],
  ['generating', 'frameFailed', 'VENMO_DESKTOP_UNKNOWN_ERROR'],
  ['polling', 'CREATED', '-'],
  ['polling', 'SCANNED', '-'],
  ['polling', 'APPROVED', 'finishing'],
  ['polling', 'EXPIRED', `${POLLING}_EXPIRED`],
  ['polling', 'FAILED', `${POLLING}_FAILED`],
  ['polling', 'CANCELED', `${POLLING}_CANCELED`],
  ['polling', 'TIMEOUT', `${POLLING}_TIMEOUT`],
  ['polling', 'NETWORK_ERROR', `${POLLING}_NETWORK_ERROR`],
  ['polling', 'returned', '-'],
  ['away', 'returned', 'resuming'],
  ['away', 'APPROVED', '-'],
  ['resuming', 'APPROVED', 'finishing'],
  ['resuming', 'EXPIRED', `${POLLING}_EXPIRED`],
  ['resuming', 'CANCELED', `${POLLING}_CANCELED`],
  ['resuming', 'TIMEOUT', `${POLLING}_TIMEOUT`],
  ['resuming', 'fallback', 'finishing'],
  ['resuming', 'venmoError', 'VENMO_APP_FAILED'],
  ['resuming', 'venmoCancel', 'VENMO_APP_CANCELED'],
  ['resuming', 'noResult', 'VENMO_CANCELED'],
  ['resuming', 'returned', '-'],
  ['window', 'reported', 'checking'],
  ['window', 'failed', 'finishing'],
  ['window', 'closed', 'closed'],
  ['closed', 'APPROVED', 'finishing'],
  ['closed', 'CANCELED', '-'],
  ['closed', 'failed', 'finishing'],
  ['checking', 'APPROVED', 'finishing'],
  ['checking', 'CANCELED', 'VENMO_CUSTOMER_CANCELED'],
  ['checking', 'CREATED', 'VENMO_CUSTOMER_CANCELED'],
  ['checking', 'FAILED', 'VENMO_TOKENIZATION_FAILED'],
  ['checking', 'unsettled', 'VENMO_TOKENIZATION_FAILED'],
  ['checking', 'unknown', 'VENMO_NETWORK_ERROR'],
  ['finishing', 'renewed', 'idle'],
  ['finishing', 'cancel', '-'],
  ['finishing', 'APPROVED', '-'],
  ['idle', 'cancel', '-'],
  ['idle', 'renewed', '-'],
  ['idle', 'APPROVED', '-'],
];

test.each(TABLE)('default: from %s, %s leads to %s', (state, event, target) => {
  expect(TRANSITIONS[state][event as VenmoEvent] ?? '-').toBe(target);
});

test.each(states.filter((state) => state !== 'idle'))('behavior: %s can be aborted, and except for the last state canceled', (state) => {
  expect(TRANSITIONS[state].abort).toBe('idle');
  expect(TRANSITIONS[state].cancel).toBe(state === 'finishing' ? undefined : 'VENMO_TOKENIZATION_CANCELED_BY_MERCHANT');
});

test('behavior: in any sequence of events, one state at a time is active, and there is one result', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...events), { maxLength: 60 }), (schedule) => {
      const entered: Transition[] = [];
      const machine = createMachine((transition) => void entered.push(transition));
      for (const event of schedule) machine.send(event, {});
      for (const [index, { from, to, signal, data }] of entered.entries()) {
        expect(states).toContain(to);
        expect(signal.aborted).toBe(index < entered.length - 1);
        expect(from).toBe(entered[index - 1]?.to ?? 'idle');
        if (to === 'finishing') expect(['idle', undefined]).toContain(entered[index + 1]?.to);
        const { error } = data as { error?: { code: string } };
        if (error) expect([to, Object.hasOwn(venmoErrors, error.code)]).toEqual(['finishing', true]);
      }
      machine.send('cancel');
      machine.send('renewed');
      expect(machine.state).toBe('idle');
    }),
  );
});

test('behavior: an event that is sent while a state is entered is handled by that state', () => {
  const seen: State[] = [];
  const machine = createMachine(({ to }) => {
    seen.push(to);
    if (to === 'preparing') machine.send('returned');
    if (to === 'resuming') machine.send('noResult');
    if (to === 'finishing') machine.send('renewed');
  });
  machine.send('tokenize');
  expect([seen, machine.state]).toEqual([['preparing', 'resuming', 'finishing', 'idle'], 'idle']);
});
