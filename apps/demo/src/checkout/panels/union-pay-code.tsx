import { useEffect, type ReactNode } from 'react';
import { useCheckout } from '../checkout';
import { fieldId, TextField } from '../fields/text-field';
import type { CodeQuestion } from '../use-code-question';
import { AGAIN } from './enroll-card';

interface UnionPayCodeProps {
  readonly question: CodeQuestion<string | typeof AGAIN>;
}

/** Asks for the code that came by text message. “Pay” takes the answer. */
export function UnionPayCode({ question: { message, times, answer } }: UnionPayCodeProps): ReactNode {
  const { configuration, draft } = useCheckout();
  useEffect(() => document.getElementById(fieldId('smsCode'))?.focus(), [times]);
  const isTest = configuration.environment !== 'production';
  const sent = `Sent to +${draft.mobileCountryCode.replace(/\D/g, '')} ${draft.mobileNumber}.`;
  return (
    <>
      <TextField
        asked
        messages={message ? { smsCode: message } : {}}
        name="smsCode"
        label="Code from the text message"
        inputMode="numeric"
        autoComplete="one-time-code"
        hint={isTest ? `${sent} For a test: 12345 is right, 999999 is wrong` : sent}
      />
      <p className="again">
        <button type="button" className="link" onClick={() => answer(AGAIN)}>
          Send another code
        </button>
      </p>
    </>
  );
}
