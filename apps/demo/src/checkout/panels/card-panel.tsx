import { useEffect, useImperativeHandle, type ReactNode } from 'react';
import { CARD_FIELDS, FIELD_OPTIONS, FIELD_STYLES } from '../../hosted-fields/card-fields';
import { brandOf, codeHint } from '../../hosted-fields/field-messages';
import { useHostedFields } from '../../hosted-fields/use-hosted-fields';
import { useRenewal } from '../../hosted-fields/use-renewal';
import { CardField } from '../card-field';
import { amountOf } from '../checkout';
import { LoadFailure } from '../load-failure';
import { PayArea } from '../pay-area';
import { useFieldMessages } from '../use-field-messages';
import type { Collect } from '../use-payment';
import { useVerification } from '../verification/use-verification';
import { VerificationChoice } from '../verification/verification-choice';
import type { PanelProps } from './panel-props';

interface CardPanelProps extends PanelProps {
  /** Otherwise it is on the page unseen, so that what was typed is kept. */
  readonly shown: boolean;
}

export function CardPanel({ checkout, ref, remark, shown }: CardPanelProps): ReactNode {
  const { authorize, begin, complete, draft, forgive, payment, total } = checkout;
  const fields = useHostedFields({ authorize, fields: FIELD_OPTIONS, styles: FIELD_STYLES, onSubmit: () => submit() });
  useRenewal(fields);
  const { instance, state } = fields;
  const { handle: verification, place } = useVerification(authorize, draft.verification);
  const messages = useFieldMessages(instance, state, shown && complete, payment.failure?.fields);

  useEffect(() => forgive(), [instance, forgive]); // new fields are empty

  const restart = (): void => {
    fields.restart();
    verification.restart();
  };
  const submit = (): void => {
    const { instance: verifier } = verification;
    if (!instance || !verifier) return;
    const collect: Collect = async (signal) => {
      const card = await instance.tokenize({ signal });
      return { nonce: await verifier.verify(card, { amount: amountOf(total), email: draft.email.trim(), signal }) };
    };
    const missing = CARD_FIELDS.filter((key) => !state?.fields[key]?.isValid);
    const wrong = missing.map((key) => () => void instance.focus(key).catch(() => undefined));
    begin({ wrong, collect, restart });
  };
  useImperativeHandle(ref, () => ({ submit, restart }));

  return (
    <div hidden={!shown}>
      {shown && <LoadFailure handle={fields} method="card" restartLabel="Load the card fields again" />}
      {shown && fields.status === 'ready' && <LoadFailure handle={verification} method="card" />}
      <h2>Card</h2>
      <div className="card-grid">
        {CARD_FIELDS.map((name) => (
          <CardField
            key={name}
            name={name}
            state={fields.status === 'ready' ? state?.fields[name] : undefined}
            message={messages[name]}
            {...(name === 'number' ? { mark: brandOf(state)?.niceType } : {})}
            {...(name === 'cvv' ? { hint: codeHint(state) } : {})}
          />
        ))}
      </div>
      <VerificationChoice checkout={checkout} />
      <div ref={place} className="challenge" />
      {shown && (
        <PayArea
          checkout={checkout}
          status={fields.status === 'ready' ? verification.status : fields.status}
          loading="Loading the secure card fields…"
          collecting={draft.verification === 'off' ? 'Securing your card…' : 'Waiting for your bank…'}
          {...(draft.verification === '2-inline-iframe' ? { elsewhere: 'Answer your bank above, or' } : {})}
          remark={remark}
        />
      )}
      <p className="muted fine">Card details go from these fields straight to the payment service. This shop never sees them.</p>
    </div>
  );
}
