import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import type { CartLine, Order } from '../../server/contract';
import { api } from '../api';
import { formatMoney } from '../format-money';
import { CARD_FIELDS, FIELD_OPTIONS, FIELD_STYLES } from '../hosted-fields/card-fields';
import { brandOf, codeHint } from '../hosted-fields/field-messages';
import { useHostedFields } from '../hosted-fields/use-hosted-fields';
import { useRenewal } from '../hosted-fields/use-renewal';
import { CardField } from './card-field';
import { EmailField, isEmail } from './email-field';
import { FailureNotice } from './failure-notice';
import { describeFailure } from './describe-failure';
import { useFieldMessages } from './use-field-messages';
import { usePayment, type PaymentStep } from './use-payment';

interface PaymentFormProps {
  readonly cart: readonly CartLine[];
  readonly total: number;
  readonly currency: string;
  onPaid(order: Order): void;
}

const progress: Readonly<Record<PaymentStep, string>> = { idle: '', securing: 'Securing your card…', paying: 'Paying…' };

export function PaymentForm({ cart, total, currency, onPaid }: PaymentFormProps): ReactNode {
  const form = useRef<HTMLFormElement>(null);
  const [email, setEmail] = useState('');
  /** After the first press of “Pay”, what is missing is said too. */
  const [complete, setComplete] = useState(false);
  const [remark, setRemark] = useState('');
  const fields = useHostedFields({
    authorize: api.clientToken,
    fields: FIELD_OPTIONS,
    styles: FIELD_STYLES,
    onSubmit: () => form.current?.requestSubmit(),
  });
  useRenewal(fields);
  const payment = usePayment(fields, onPaid);
  const { state, instance } = fields;
  const messages = useFieldMessages(instance, state, complete, payment.failure?.fields);
  useEffect(() => setComplete(false), [instance]); // new fields are empty, which is not the customer's fault

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (payment.step !== 'idle' || !instance) return;
    const missing = CARD_FIELDS.filter((key) => !state?.fields[key]?.isValid);
    const wrong = missing.length + (isEmail(email) ? 0 : 1);
    setComplete(true);
    setRemark(wrong === 0 ? '' : wrong === 1 ? 'One field needs your attention.' : `${wrong} fields need your attention.`);
    if (!isEmail(email)) form.current?.querySelector<HTMLInputElement>('input[name=email]')?.focus();
    else if (missing[0]) void instance.focus(missing[0]).catch(() => undefined);
    else void payment.pay(cart, email);
  };

  const busy = payment.step !== 'idle';
  return (
    <form ref={form} className="panel payment" noValidate onSubmit={submit} aria-busy={busy}>
      {fields.status === 'failed' && (
        <FailureNotice
          failure={{ ...describeFailure(fields.error), remedy: 'restart-fields' }}
          focusKey="fields"
          onRestart={fields.restart}
        />
      )}
      {payment.failure && (
        <FailureNotice
          failure={payment.failure}
          focusKey={payment.failures}
          onRestart={() => {
            payment.dismiss();
            fields.restart();
          }}
          onCheckAgain={() => void payment.checkAgain()}
        />
      )}
      <h2>Where shall we send the receipt?</h2>
      <EmailField value={email} complete={complete} onChange={setEmail} />
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
      <button type="submit" className="primary wide" aria-disabled={busy || fields.status !== 'ready'}>
        {busy ? progress[payment.step] : `Pay ${formatMoney(total, currency)}`}
      </button>
      <p role="status" className="muted status">
        {fields.status === 'loading' ? (
          'Loading the secure card fields…'
        ) : busy ? (
          <span className="only-heard">{progress[payment.step]}</span>
        ) : (
          remark
        )}
      </p>
      <p className="muted fine">Card details go from these fields straight to the payment service. This shop never sees them.</p>
    </form>
  );
}
