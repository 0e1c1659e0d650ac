import type { AmericanExpressRewards } from '@tender/american-express';
import { useAmericanExpress } from '@tender/react/american-express';
import { useCheckout } from '@tender/react/checkout';
import type { Verify } from '@tender/react/checkout/card';
import { useEffect, useImperativeHandle, useRef, useState, type ReactNode, type Ref } from 'react';

type Collected = Awaited<ReturnType<Verify>>;
/** Lets a customer with an American Express card decide whether to pay with points. Other cards pass. */
export type OfferPoints = (payment: Collected, signal: AbortSignal) => Promise<Collected>;

interface Question {
  readonly text: string;
  /** Undefined if the card cannot pay with points. */
  readonly points: number | undefined;
  resolve(withPoints: boolean): void;
  reject(reason: unknown): void;
}

const format = new Intl.NumberFormat('en-US');

/** Asks American Express for the points of the card, and the customer whether to pay with them. */
export function Points({ offer }: { readonly offer: Ref<OfferPoints> }): ReactNode {
  const { amount, money } = useCheckout();
  const { getRewardsBalance } = useAmericanExpress();
  const [question, setQuestion] = useState<Question>();

  useImperativeHandle(offer, () => async (payment, signal) => {
    if ((payment.details as { readonly cardType?: unknown }).cardType !== 'American Express') return payment;
    const balance = await getRewardsBalance.run({ nonce: payment.nonce, signal }).catch((error: unknown) => {
      if (signal.aborted) throw error;
      return undefined;
    });
    const rewards = balance && !balance.error ? balance : undefined;
    const points = rewards && countPoints(rewards, amount);
    const withPoints = await new Promise<boolean>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
      setQuestion({ text: describe(rewards, points, money), points, resolve, reject });
    }).finally(() => setQuestion(undefined));
    if (!withPoints || !rewards) return payment;
    return { ...payment, details: { ...payment.details, rewards: { requestId: rewards.requestId, points: String(points) } } };
  });
  return question && <PointsQuestion {...question} />;
}

function PointsQuestion({ text, points, resolve, reject }: Question): ReactNode {
  const { money } = useCheckout();
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => container.current?.querySelector('button')?.focus(), []);
  return (
    <div ref={container} className="question">
      <p>{text}</p>
      <div className="question-actions">
        {points !== undefined && (
          <button type="button" className="primary" onClick={() => resolve(true)}>
            Pay {format.format(points)} points
          </button>
        )}
        <button type="button" className={points === undefined ? 'primary' : ''} onClick={() => resolve(false)}>
          Pay {money} without points
        </button>
        <button type="button" className="link" onClick={() => reject(new DOMException('The customer does not pay.', 'AbortError'))}>
          Do not pay
        </button>
      </div>
    </div>
  );
}

/** Counts the points that an amount costs. Undefined if the card has fewer. */
function countPoints({ conversionRate, rewardsAmount }: AmericanExpressRewards, amount: string): number | undefined {
  const points = Math.ceil(Number(amount) / Number(conversionRate));
  return points <= Number(rewardsAmount) ? points : undefined;
}

function describe(rewards: AmericanExpressRewards | undefined, points: number | undefined, money: string): string {
  if (!rewards) return 'American Express has no points of this card to pay with.';
  const balance = `Your card has ${format.format(Number(rewards.rewardsAmount))} points.`;
  return points === undefined
    ? `${balance} That is too few for ${money}.`
    : `${balance} For ${money} you pay ${format.format(points)} of them.`;
}
