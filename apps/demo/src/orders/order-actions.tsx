import { useRef, useState, type ReactNode } from 'react';
import type { Order, ShopEnvironment } from '../../server/contract';
import { api, ApiProblem } from '../api';
import { formatMoney } from '../format-money';
import { Dialog } from './dialog';

type Action = 'void' | 'refund' | 'settle';

interface OrderActionsProps {
  readonly order: Order;
  readonly environment: ShopEnvironment;
  onChanged(order: Order): void;
  /** Receives the result as a sentence for the live region. After a failure, it also says what to do. */
  onResult(text: string, failed: boolean): void;
}

const questions = { void: 'Cancel this payment?', refund: 'Refund this payment?' } as const;
const explanations = {
  void: 'It has not been settled yet, so the customer’s money is released without a refund.',
  refund: 'The whole amount goes back to where it came from.',
} as const;
const verbs: Readonly<Record<Action, string>> = { void: 'Cancel payment', refund: 'Refund', settle: 'Settle now (test)' };
const results: Readonly<Record<Action, string>> = { void: 'was cancelled', refund: 'was refunded', settle: 'was settled' };

/** Cancels a payment until it is being settled, and refunds it afterwards. */
export function OrderActions({ order, environment, onChanged, onResult }: OrderActionsProps): ReactNode {
  const [asking, setAsking] = useState<'void' | 'refund'>();
  const [pending, setPending] = useState<Action>();
  const busy = useRef(false);

  const act = async (action: Action): Promise<void> => {
    if (busy.current) return;
    busy.current = true;
    setPending(action);
    try {
      onChanged(await api.act(order.id, action));
      onResult(`Order ${order.id} ${results[action]}.`, false);
    } catch (error) {
      const { title, detail } = error instanceof ApiProblem ? error.problem : NO_ANSWER;
      onResult(`${title} ${detail}`, true);
      await api.order(order.id).then(onChanged, () => undefined);
    } finally {
      busy.current = false;
      setPending(undefined);
    }
  };

  const button = (action: Action, onClick: () => void): ReactNode => (
    <button type="button" className="small" aria-disabled={Boolean(pending)} onClick={onClick}>
      {pending === action ? 'One moment…' : verbs[action]}
      <span className="only-heard"> order {order.id}</span>
    </button>
  );
  return (
    <div className="order-actions">
      {order.status === 'paid' && button('void', () => setAsking('void'))}
      {['settling', 'settled'].includes(order.status) && button('refund', () => setAsking('refund'))}
      {['paid', 'settling'].includes(order.status) && environment !== 'production' && button('settle', () => void act('settle'))}
      {asking && (
        <Dialog
          title={questions[asking]}
          dismiss="Keep it"
          confirm={verbs[asking]}
          onClose={(confirmed) => {
            setAsking(undefined);
            if (confirmed) void act(asking);
          }}
        >
          Order {order.id}, {formatMoney(order.total, order.currency)}. {explanations[asking]}
        </Dialog>
      )}
    </div>
  );
}

const NO_ANSWER = {
  title: 'The shop’s server cannot be reached.',
  detail: 'The order shows its latest known state; try again in a moment.',
};
