import type { FieldState } from '@tender/hosted-fields';
import type { ReactNode } from 'react';
import { DESCRIPTIONS, fieldId, type CardField } from '../hosted-fields/card-fields';

interface CardFieldProps {
  readonly name: CardField;
  /** Of the frame's id. */
  readonly prefix?: string;
  readonly state: FieldState | undefined;
  readonly message: string | undefined;
  readonly hint?: string;
  /** Shown at the right end of the field. */
  readonly mark?: string;
}

/**
 * Label, frame and message. The label's click focuses the frame; the message is also put into the frame, where screen readers look for it.
 * Never add children to the container: the frame lives in it.
 */
export function CardField({ name, prefix, state, message, hint, mark }: CardFieldProps): ReactNode {
  const { label, id: kind } = DESCRIPTIONS[name];
  const id = fieldId(name, prefix);
  const classes = ['field-box', state?.isFocused && 'focused', message && 'wrong', state?.isValid && 'right', !state && 'waiting'];
  return (
    <div className={`field field-${kind}`}>
      <label htmlFor={id}>{label}</label>
      <div className={classes.filter(Boolean).join(' ')}>
        <div id={id} className="frame" />
        {mark && <span className="mark">{mark}</span>}
      </div>
      <p className={message ? 'message wrong-message' : 'message'}>{message ?? hint}</p>
    </div>
  );
}
