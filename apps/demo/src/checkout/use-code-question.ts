import { useCallback, useRef, useState } from 'react';
import { untilAborted } from './customer-left';

export interface CodeQuestion<Answer> {
  /** Whether the customer is being asked, or their answer is looked at. */
  readonly isOpen: boolean;
  /** Whether it is their turn. */
  readonly isWaiting: boolean;
  /** What is wrong with the last answer. */
  readonly message: string;
  /** Grows with each time it is asked. */
  readonly times: number;
  /** Asks, and waits for an answer. */
  ask(signal: AbortSignal, message: string): Promise<Answer>;
  answer(given: Answer): void;
  complain(message: string): void;
  close(): void;
}

const CLOSED = { isOpen: false, isWaiting: false, message: '', times: 0 };

/** A question to the customer in the midst of a payment. Its functions are stable between renders. */
export function useCodeQuestion<Answer>(): CodeQuestion<Answer> {
  const [asked, setAsked] = useState(CLOSED);
  const resolve = useRef<(given: Answer) => void>(undefined);
  const ask = useCallback((signal: AbortSignal, why: string) => {
    const answered = new Promise<Answer>((settle) => (resolve.current = settle));
    setAsked((before) => ({ isOpen: true, isWaiting: true, message: why, times: before.times + 1 }));
    return Promise.race([answered, untilAborted(signal)]);
  }, []);
  const answer = useCallback((given: Answer) => {
    setAsked((before) => ({ ...before, isWaiting: false }));
    resolve.current?.(given);
  }, []);
  const complain = useCallback((why: string) => setAsked((before) => ({ ...before, message: why, times: before.times + 1 })), []);
  const close = useCallback(() => setAsked((before) => ({ ...CLOSED, times: before.times })), []);
  return { ...asked, ask, answer, complain, close };
}
