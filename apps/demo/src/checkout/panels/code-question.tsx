import { useCheckout } from '@tender/react/checkout';
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { Field } from '../../fields/field';
import { requireText } from '../../fields/checks';
import { useFields } from '../../fields/use-fields';
import { CodeNotReceived } from './enroll-card';

/** A question to the customer during a payment. */
export interface Question {
  /** How often the customer was asked. */
  readonly times: number;
  /** What was wrong with the last answer. */
  readonly lastError: string | undefined;
  resolve(code: string): void;
  reject(reason: unknown): void;
}

interface CodeQuestionProps {
  readonly question: Question;
  readonly sentTo: string;
  readonly isTest: boolean;
}

/** Asks for the code of the text message. Enter in the field answers, because the checkout's own button waits for the payment meanwhile. */
export function CodeQuestion({ question, sentTo, isTest }: CodeQuestionProps): ReactNode {
  const { money } = useCheckout();
  const { values, isComplete, showErrors, field } = useFields({ code: requireText('Enter the code from the text message.') });
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => container.current?.querySelector('input')?.focus(), [question.times]);
  const confirm = (): void => (isComplete ? question.resolve(values.code) : showErrors());
  const confirmOnEnter = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault(); // it would submit the checkout
    confirm();
  };
  const { error = question.lastError, ...state } = field('code');
  return (
    <div ref={container} className="question" onKeyDown={confirmOnEnter}>
      <Field
        field={{ ...state, error }}
        label="Code from the text message"
        inputMode="numeric"
        autoComplete="one-time-code"
        hint={isTest ? `Sent to ${sentTo}. For a test: 12345 is right, 999999 is wrong` : `Sent to ${sentTo}.`}
      />
      <div className="question-actions">
        <button type="button" className="primary" onClick={confirm}>
          Confirm and pay {money}
        </button>
        <button type="button" className="link" onClick={() => question.reject(new CodeNotReceived())}>
          Send another code
        </button>
      </div>
    </div>
  );
}
