import { useCallback, useEffect, useRef, useState } from 'react';
import type { CartLine, Currency, Order, OrderRequest, WaitingOrderRequest } from '../../server/contract';
import { api, ApiProblem, NoAnswer } from '../api';
import { CustomerLeft } from './customer-left';
import { describeFailure, isExpired, isIncomplete, type Failure } from './describe-failure';
import type { Method } from './methods';

/** `collecting`: the method makes a nonce of what the customer typed or approves elsewhere. */
export type PaymentStep = 'idle' | 'collecting' | 'paying';

/** What an order is placed with: a nonce, or the id of a payment that is confirmed later. */
export type Collected = { readonly nonce: string; readonly isBankAccount?: true } | Pick<WaitingOrderRequest, 'paymentId' | 'type'>;
type Nonce = Extract<Collected, { readonly nonce: string }>;
/** Called in the customer's click, so that windows open. */
export type Collect = (signal: AbortSignal) => Promise<Collected>;

export interface Attempt {
  readonly method: Method;
  readonly cart: readonly CartLine[];
  readonly email: string;
  readonly currency: Currency;
  readonly gift?: OrderRequest['gift'];
  /** Of an attempt that was begun before the page was left. */
  readonly orderKey?: string;
}

export interface Payment {
  readonly step: PaymentStep;
  readonly failure?: Failure;
  /** Grows with each failure, so that the same one twice is told twice. */
  readonly failures: number;
  /** @param onIncomplete the fields in frames are not filled in */
  pay(attempt: Attempt, collect: Collect, onIncomplete?: () => void): Promise<void>;
  /** Gives up what is being collected; closes its window. */
  leave(): void;
  /** Sends the last order once more, where its outcome was lost. */
  checkAgain(): Promise<void>;
  tell(error: unknown, method: Method): void;
  dismiss(): void;
}

const LOST: Failure = {
  title: 'The connection broke off while you paid.',
  detail: 'The payment may have gone through. Check again: you will be charged once at most, however often you press.',
  remedy: 'check-again',
};

/** Whether the customer may have been charged all the same. */
export const isOutcomeUnknown = (error: unknown): boolean =>
  error instanceof NoAnswer || (error instanceof ApiProblem && error.problem.code === 'unconfirmed');

/** Why there is no order, or none that is known of. */
export const describeOrderFailure = (error: unknown, method: Method): Failure =>
  error instanceof NoAnswer ? LOST : describeFailure(error, method);

type Request = OrderRequest | WaitingOrderRequest;

/**
 * From a payment method to the paid order: the method gives a nonce, the server charges it. Every attempt has a key; an attempt without an
 * outcome is sent again under the same key and with the same nonce, never begun anew.
 * @param onExpired the client token is no longer good
 */
export function usePayment(onPaid: (order: Order) => void, onExpired: () => void): Payment {
  const [step, setStep] = useState<PaymentStep>('idle');
  const [{ failure, failures }, setFailed] = useState<{ failure?: Failure; failures: number }>({ failures: 0 });
  const busy = useRef(false);
  const open = useRef<{ request: Request; method: Method } | undefined>(undefined);
  const collecting = useRef<AbortController | undefined>(undefined);
  const fail = (reason?: Failure): void => setFailed((before) => ({ failure: reason, failures: before.failures + (reason ? 1 : 0) }));
  const leave = useCallback(() => collecting.current?.abort(new CustomerLeft()), []);

  useEffect(() => {
    // The page was left for a bank, and the customer stepped back to it: it is as it was.
    const back = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) leave();
    };
    addEventListener('pageshow', back);
    return () => removeEventListener('pageshow', back);
  }, [leave]);

  async function send(request: Request, method: Method): Promise<void> {
    setStep('paying');
    open.current = { request, method };
    try {
      const order = await ('paymentId' in request ? api.placeWaitingOrder(request) : api.placeOrder(request));
      open.current = undefined;
      onPaid(order);
    } catch (error) {
      if (!isOutcomeUnknown(error)) open.current = undefined;
      fail(describeOrderFailure(error, method));
    }
  }

  const resend = (): Promise<void> => (open.current ? send(open.current.request, open.current.method) : Promise.resolve());

  async function exclusively(work: () => Promise<void>): Promise<void> {
    if (busy.current) return; // a double click
    busy.current = true;
    fail(undefined);
    await work().finally(() => {
      busy.current = false;
      setStep('idle');
    });
  }

  const begin = async ({ method, cart, ...attempt }: Attempt, collect: Collect, onIncomplete?: () => void): Promise<void> => {
    setStep('collecting');
    collecting.current = new AbortController();
    let collected: Collected;
    try {
      collected = await collect(collecting.current.signal);
    } catch (error) {
      if (onIncomplete && isIncomplete(error)) return onIncomplete();
      fail(describeFailure(error, method));
      if (isExpired(error)) onExpired();
      return;
    }
    const order = { orderKey: crypto.randomUUID(), ...attempt, cart: [...cart] };
    await send('nonce' in collected ? { ...order, ...nonceOf(collected) } : { ...order, ...collected }, method);
  };

  return {
    step,
    failure,
    failures,
    pay: (attempt, collect, onIncomplete) => exclusively(() => (open.current ? resend() : begin(attempt, collect, onIncomplete))),
    leave,
    checkAgain: () => exclusively(resend),
    tell: (error, method) => fail(describeFailure(error, method)),
    dismiss: useCallback(() => setFailed((before) => ({ failures: before.failures })), []),
  };
}

/** Of all that a method gives, what the server asks for. */
const nonceOf = ({ nonce, isBankAccount }: Nonce): Pick<OrderRequest, 'paymentMethodNonce' | 'isBankAccount'> => ({
  paymentMethodNonce: nonce,
  ...(isBankAccount ? { isBankAccount } : {}),
});
