import { unionpay } from '@tender/union-pay';
import { useEffect, useImperativeHandle, type ReactNode } from 'react';
import { formatMoney } from '../../format-money';
import { FIELD_STYLES } from '../../hosted-fields/card-fields';
import { brandOf, codeHint } from '../../hosted-fields/field-messages';
import { useHostedFields } from '../../hosted-fields/use-hosted-fields';
import { useComponent } from '../../use-component';
import { CardField } from '../card-field';
import { unionPayMessages } from '../draft-messages';
import { focusWrong, TextField } from '../fields/text-field';
import { LoadFailure } from '../load-failure';
import { PayArea } from '../pay-area';
import { useCodeQuestion } from '../use-code-question';
import { useFieldMessages } from '../use-field-messages';
import type { Collect } from '../use-payment';
import { type AGAIN, enrollCard } from './enroll-card';
import type { PanelProps } from './panel-props';
import { UNION_PAY_FIELDS, UNION_PAY_OPTIONS, UNION_PAY_PREFIX } from './union-pay-fields';
import { UnionPayCode } from './union-pay-code';

const create = (options: { authorization: string; signal: AbortSignal }) => unionpay.create(options);

/** A UnionPay card in fields of its own, which its holder confirms with a code by text message. */
export function UnionPayPanel({ checkout, ref, remark }: PanelProps): ReactNode {
  const { authorize, begin, change, complete, configuration, currency, draft, forgive, payment, total } = checkout;
  const fields = useHostedFields({ authorize, fields: UNION_PAY_OPTIONS, styles: FIELD_STYLES, onSubmit: () => submit() });
  const handle = useComponent(authorize, create);
  const question = useCodeQuestion<string | typeof AGAIN>();
  const { instance, state } = fields;
  const messages = unionPayMessages(draft);
  const cardMessages = useFieldMessages(instance, state, complete, payment.failure?.fields, UNION_PAY_FIELDS);

  useEffect(() => forgive(), [instance, forgive]); // new fields are empty

  const restart = (): void => {
    fields.restart();
    handle.restart();
  };
  const submit = (): void => {
    if (!instance || !handle.instance) return;
    if (question.isOpen) return answer();
    const unionPay = handle.instance;
    const mobile = { countryCode: draft.mobileCountryCode.replace(/\D/g, ''), number: draft.mobileNumber.replace(/\D/g, '') };
    const missing = UNION_PAY_FIELDS.filter((key) => !state?.fields[key]?.isValid);
    const wrong = missing.map((key) => () => void instance.focus(key).catch(() => undefined));
    const collect: Collect = (signal) => {
      change({ smsCode: '' });
      return enrollCard(unionPay, { hostedFields: instance, mobile }, question.ask, signal).finally(question.close);
    };
    begin({ wrong: [...wrong, ...focusWrong(messages)], collect, restart });
  };
  const answer = (): void => {
    const code = draft.smsCode.trim();
    if (code) question.answer(code);
    else question.complain('Enter the code from the text message.');
  };
  useImperativeHandle(ref, () => ({ submit, restart }));

  const isTest = configuration.environment !== 'production';
  const field = { checkout, messages };
  return (
    <>
      <LoadFailure handle={fields} method="union-pay" />
      {fields.status === 'ready' && <LoadFailure handle={handle} method="union-pay" />}
      <h2>UnionPay card</h2>
      <div className="card-grid union-pay">
        {UNION_PAY_FIELDS.map((name) => (
          <CardField
            key={name}
            name={name}
            prefix={UNION_PAY_PREFIX}
            state={fields.status === 'ready' ? state?.fields[name] : undefined}
            message={cardMessages[name]}
            {...(name === 'number' ? { mark: brandOf(state)?.niceType } : {})}
            {...(name === 'number' && isTest ? { hint: 'For a test: 6212 3456 7890 1232' } : {})}
            {...(name === 'cvv' ? { hint: codeHint(state) } : {})}
          />
        ))}
      </div>
      <div className="phone">
        <TextField {...field} name="mobileCountryCode" label="Country code" inputMode="tel" autoComplete="tel-country-code" maxLength={5} />
        <TextField {...field} name="mobileNumber" label="Mobile number" type="tel" autoComplete="tel-national" />
      </div>
      {question.isOpen && <UnionPayCode checkout={checkout} question={question} />}
      <PayArea
        checkout={checkout}
        status={fields.status === 'ready' ? handle.status : fields.status}
        loading="Loading the secure card fields…"
        collecting="Asking UnionPay…"
        {...(question.isWaiting ? { answer: `Confirm and pay ${formatMoney(total, currency)}`, elsewhere: 'Or' } : {})}
        remark={remark}
      />
      <p className="muted fine">Card details go from these fields straight to the payment service. This shop never sees them.</p>
    </>
  );
}
