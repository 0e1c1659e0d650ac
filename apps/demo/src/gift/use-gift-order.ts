import { useTender } from '@tender/react';
import { useEffect, useState } from 'react';
import type { GiftPageData } from '../../server/contract';
import { usePayment, type Collect, type Payment } from '../checkout/use-payment';
import type { GiftDraft } from './gift-draft';

interface GiftOrder extends Pick<Payment, 'failure' | 'failures'> {
  /** What is going on, in words; nothing while nothing is. */
  readonly progress: string;
  order(draft: GiftDraft, collect: Collect): void;
  checkAgain(): void;
  /** With a new client token, and so with new card fields. */
  restart(): void;
}

const PROGRESS = { idle: '', collecting: 'Securing your card…', paying: 'Paying…' } as const;

/** From the card to the order's page on the shop's own address. */
export function useGiftOrder({ currency }: Pick<GiftPageData, 'currency'>): GiftOrder {
  const { retry } = useTender();
  const [isPaid, setPaid] = useState(false);
  const payment = usePayment(({ id }) => {
    setPaid(true); // until that page is here, nothing more is bought
    location.assign(`/#/orders/${id}?new`);
  }, retry);
  useEffect(() => {
    // Stepped back to, as it was left.
    const back = ({ persisted }: PageTransitionEvent): void => void (persisted && setPaid(false));
    addEventListener('pageshow', back);
    return () => removeEventListener('pageshow', back);
  }, []);
  return {
    failure: payment.failure,
    failures: payment.failures,
    progress: isPaid ? 'Paid. One moment…' : PROGRESS[payment.step],
    order({ productId, recipient, message, email }, collect) {
      const gift = { email: recipient.trim(), message: message.trim() };
      void payment.pay({ method: 'card', cart: [{ productId, quantity: 1 }], email: email.trim(), currency, gift }, collect);
    },
    checkAgain: () => void payment.checkAgain(),
    restart() {
      payment.dismiss();
      retry();
    },
  };
}
