import type { ReactNode } from 'react';
import type { Order, OrderStatus } from '../../server/contract';
import { formatDate } from './format-date';

interface Step {
  readonly name: string;
  readonly text?: string;
  /** `stopped` means that the order ended there. Steps that have not happened have no state. */
  readonly state?: 'done' | 'current' | 'stopped';
}

const PAID: Step = { name: 'Payment received', state: 'done' };
const BOOKED: Step = { name: 'Booked by the bank', state: 'done' };
const TO_BOOK: Step = { name: 'Booked by the bank', text: 'Usually overnight' };

/** Lists the steps after the order was placed. */
const ends: Readonly<Record<OrderStatus, readonly Step[]>> = {
  paid: [PAID, TO_BOOK],
  settling: [PAID, TO_BOOK],
  settled: [PAID, BOOKED],
  voided: [PAID, { name: 'Payment cancelled', text: 'Nothing was taken', state: 'stopped' }],
  refunded: [PAID, BOOKED, { name: 'Money sent back', state: 'done' }],
  declined: [{ name: 'Declined by the bank', text: 'Nothing was taken', state: 'stopped' }],
  rejected: [{ name: 'Payment rejected', text: 'Nothing was taken', state: 'stopped' }],
  failed: [{ name: 'Payment failed', text: 'Nothing was taken', state: 'stopped' }],
  unconfirmed: [{ name: 'Payment not confirmed', text: 'We ask again when you do', state: 'current' }, TO_BOOK],
  waiting: [{ name: 'Payment to come', state: 'current' }, TO_BOOK],
  expired: [{ name: 'Nobody paid in time', text: 'Nothing was taken', state: 'stopped' }],
};

const said = { done: 'done', current: 'under way', stopped: 'ended here' } as const;

/** Shows what has happened with an order, and what comes next. */
export function Timeline({ order }: { readonly order: Order }): ReactNode {
  const steps: readonly Step[] = [{ name: 'Order placed', text: formatDate(order.createdAt), state: 'done' }, ...ends[order.status]];
  return (
    <ol className="timeline">
      {steps.map(({ name, text, state }) => (
        <li key={name} className={state}>
          <span className="step">
            {name}
            <span className="only-heard">, {state ? said[state] : 'to come'}</span>
          </span>
          {text && <span className="muted">{text}</span>}
        </li>
      ))}
    </ol>
  );
}
