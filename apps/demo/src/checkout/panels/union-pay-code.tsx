import { useEffect, type ReactNode } from 'react';
import type { Checkout } from '../checkout';
import { fieldId, TextField } from '../fields/text-field';
import type { CodeQuestion } from '../use-code-question';
import { AGAIN } from './enroll-card';

interface UnionPayCodeProps {
  readonly checkout: Checkout;
  readonly question: CodeQuestion<string | typeof AGAIN>;
}

/** Asks for the code that came by text message. “Pay” takes the answer. */
export function UnionPayCode({ checkout, question }: UnionPayCodeProps): ReactNode {
  const { configuration, draft } = checkout;
  const { message, times } = question;
  useEffect(() => document.getElementById(fieldId('smsCode'))?.focus(), [times]);
  const isTest = configuration.environment !== 'production';
  const sent = `Sent to +${draft.mobileCountryCode.replace(/\D/g, '')} ${draft.mobileNumber}.`;
  return (
    <>
      <TextField
        checkout={{ ...checkout, complete: true }}
        messages={message ? { smsCode: message } : {}}
        name="smsCode"
        label="Code from the text message"
        inputMode="numeric"
        autoComplete="one-time-code"
        hint={isTest ? `${sent} For a test: 12345 is right, 999999 is wrong` : sent}
      />
      <p className="again">
        <button type="button" className="link" onClick={() => question.answer(AGAIN)}>
          Send another code
        </button>
      </p>
    </>
  );
}
