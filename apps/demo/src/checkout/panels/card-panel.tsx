import { useEffect, useImperativeHandle, type ReactNode } from 'react';
import { CARD_FIELDS, FIELD_OPTIONS, FIELD_STYLES } from '../../hosted-fields/card-fields';
import { brandOf, codeHint } from '../../hosted-fields/field-messages';
import { useHostedFields } from '../../hosted-fields/use-hosted-fields';
import { useRenewal } from '../../hosted-fields/use-renewal';
import { CardField } from '../card-field';
import { LoadFailure } from '../load-failure';
import { PayArea } from '../pay-area';
import { useFieldMessages } from '../use-field-messages';
import type { PanelProps } from './panel-props';

interface CardPanelProps extends PanelProps {
  /** Otherwise it is on the page unseen, so that what was typed is kept. */
  readonly shown: boolean;
}

export function CardPanel({ checkout, ref, remark, shown }: CardPanelProps): ReactNode {
  const { authorize, begin, complete, forgive, payment } = checkout;
  const fields = useHostedFields({ authorize, fields: FIELD_OPTIONS, styles: FIELD_STYLES, onSubmit: () => submit() });
  useRenewal(fields);
  const { instance, state, restart } = fields;
  const messages = useFieldMessages(instance, state, shown && complete, payment.failure?.fields);

  useEffect(() => forgive(), [instance, forgive]); // new fields are empty

  const submit = (): void => {
    if (!instance) return;
    const missing = CARD_FIELDS.filter((key) => !state?.fields[key]?.isValid);
    const wrong = missing.map((key) => () => void instance.focus(key).catch(() => undefined));
    begin({ wrong, collect: async () => ({ nonce: (await instance.tokenize()).nonce }), restart });
  };
  useImperativeHandle(ref, () => ({ submit, restart }));

  return (
    <div hidden={!shown}>
      {shown && <LoadFailure handle={fields} method="card" restartLabel="Load the card fields again" />}
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
      {shown && (
        <PayArea
          checkout={checkout}
          status={fields.status}
          loading="Loading the secure card fields…"
          collecting="Securing your card…"
          remark={remark}
        />
      )}
      <p className="muted fine">Card details go from these fields straight to the payment service. This shop never sees them.</p>
    </div>
  );
}
