import { useCallback, useRef, useState } from 'react';
import type { CartLine, Order, OrderRequest } from '../../server/contract';
import { api, ApiProblem, NoAnswer } from '../api';
import type { HostedFieldsHandle } from '../hosted-fields/use-hosted-fields';
import { describeFailure, isExpired, type Failure } from './describe-failure';

export type PaymentStep = 'idle' | 'securing' | 'paying';

export interface Payment {
  readonly step: PaymentStep;
  readonly failure?: Failure;
  /** Grows with each failure, so that the same one twice is told twice. */
  readonly failures: number;
  pay(cart: readonly CartLine[], email: string): Promise<void>;
  /** Sends the last order once more, where its outcome was lost. */
  checkAgain(): Promise<void>;
  dismiss(): void;
}

const LOST: Failure = {
  title: 'The connection broke off while you paid.',
  detail: 'The payment may have gone through. Check again: you will be charged once at most, however often you press.',
  remedy: 'check-again',
};

/**
 * From card fields to paid order: the fields give a nonce, the server charges it. Every attempt has a key; an attempt without an outcome is
 * sent again under the same key and with the same nonce, never begun anew.
 */
export function usePayment(fields: HostedFieldsHandle, onPaid: (order: Order) => void): Payment {
  const [step, setStep] = useState<PaymentStep>('idle');
  const [{ failure, failures }, setFailed] = useState<{ failure?: Failure; failures: number }>({ failures: 0 });
  const busy = useRef(false);
  const open = useRef<OrderRequest | undefined>(undefined);
  const fail = (reason?: Failure): void => setFailed((before) => ({ failure: reason, failures: before.failures + (reason ? 1 : 0) }));

  async function send(request: OrderRequest): Promise<void> {
    setStep('paying');
    open.current = request;
    try {
      const order = await api.placeOrder(request);
      open.current = undefined;
      onPaid(order);
    } catch (error) {
      const unknown = error instanceof NoAnswer || (error instanceof ApiProblem && error.problem.code === 'unconfirmed');
      if (!unknown) open.current = undefined;
      fail(error instanceof NoAnswer ? LOST : describeFailure(error));
    }
  }

  async function exclusively(work: () => Promise<void>): Promise<void> {
    if (busy.current) return; // a double click
    busy.current = true;
    fail(undefined);
    await work().finally(() => {
      busy.current = false;
      setStep('idle');
    });
  }

  const begin = async (cart: readonly CartLine[], email: string): Promise<void> => {
    if (fields.status !== 'ready') return;
    setStep('securing');
    let nonce: string;
    try {
      ({ nonce } = await fields.instance.tokenize());
    } catch (error) {
      fail(describeFailure(error));
      if (isExpired(error)) fields.restart();
      return;
    }
    await send({ orderKey: crypto.randomUUID(), cart: [...cart], email, paymentMethodNonce: nonce });
  };

  return {
    step,
    failure,
    failures,
    pay: (cart, email) => exclusively(() => (open.current ? send(open.current) : begin(cart, email))),
    checkAgain: () => exclusively(() => (open.current ? send(open.current) : Promise.resolve())),
    dismiss: useCallback(() => setFailed((before) => ({ failures: before.failures })), []),
  };
}
