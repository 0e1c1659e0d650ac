import { CardNumberField, ExpirationDateField, HostedFields, SecurityCodeField, useHostedFields } from '@tender/react/hosted-fields';
import { UnionPayProvider, useUnionPay } from '@tender/react/union-pay';
import { useEffect, useState, type ReactNode } from 'react';
import { formatMoney } from '../../format-money';
import { CardBrand } from '../../hosted-fields/card-brand';
import { fieldStyles, type CardField } from '../../hosted-fields/card-fields';
import type { FieldMessages } from '../../hosted-fields/field-messages';
import { useCardFields } from '../../hosted-fields/use-card-fields';
import { useReported } from '../../hosted-fields/use-reported';
import { useCheckout } from '../checkout';
import { unionPayMessages } from '../draft-messages';
import { focusWrong, TextField } from '../fields/text-field';
import { together } from '../method-life';
import { MethodPanel } from '../method-panel';
import { useCodeQuestion } from '../use-code-question';
import type { Collect } from '../use-payment';
import { type AGAIN, enrollCard } from './enroll-card';
import { UnionPayCode } from './union-pay-code';

/** What a UnionPay card is charged by. */
const FIELDS = ['number', 'expirationDate', 'cvv'] as const satisfies readonly CardField[];

/** A UnionPay card in fields of its own, which its holder confirms with a code by text message. */
export function UnionPayPanel(): ReactNode {
  const [styles] = useState(fieldStyles);
  const [reported, handlers] = useReported(useCheckout().payment.failure?.fields);
  return (
    <UnionPayProvider>
      <HostedFields styles={styles} {...handlers}>
        <UnionPayForm reported={reported} />
      </HostedFields>
    </UnionPayProvider>
  );
}

function UnionPayForm({ reported }: { readonly reported: FieldMessages }): ReactNode {
  const { begin, change, configuration, currency, draft, forgive, total } = useCheckout();
  const hostedFields = useHostedFields();
  const unionPay = useUnionPay();
  const question = useCodeQuestion<string | typeof AGAIN>();
  const { field, missing } = useCardFields(FIELDS, true, reported);
  const { instance } = hostedFields;
  const messages = unionPayMessages(draft);

  useEffect(() => forgive(), [instance, forgive]); // new fields are empty

  const submit = (): void => {
    if (!instance) return;
    if (question.isOpen) return answer();
    const mobile = { countryCode: draft.mobileCountryCode.replace(/\D/g, ''), number: draft.mobileNumber.replace(/\D/g, '') };
    const collect: Collect = (signal) => {
      change({ smsCode: '' });
      return enrollCard(unionPay, { hostedFields: instance, mobile }, question.ask, signal).finally(question.close);
    };
    begin({ wrong: [...missing(), ...focusWrong(messages)], collect });
  };
  const answer = (): void => {
    const code = draft.smsCode.trim();
    if (code) question.answer(code);
    else question.complain('Enter the code from the text message.');
  };

  const hint = configuration.environment === 'production' ? undefined : 'For a test: 6212 3456 7890 1232';
  return (
    <MethodPanel
      life={together(hostedFields, unionPay)}
      onSubmit={submit}
      loading="Loading the secure card fields…"
      collecting="Asking UnionPay…"
      {...(question.isWaiting ? { answer: `Confirm and pay ${formatMoney(total, currency)}`, elsewhere: 'Or' } : {})}
    >
      <h2>UnionPay card</h2>
      <div className="card-grid union-pay">
        <CardNumberField {...field('number', hint)}>
          <CardBrand />
        </CardNumberField>
        <ExpirationDateField {...field('expirationDate')} />
        <SecurityCodeField {...field('cvv')} />
      </div>
      <div className="phone">
        <TextField
          messages={messages}
          name="mobileCountryCode"
          label="Country code"
          inputMode="tel"
          autoComplete="tel-country-code"
          maxLength={5}
        />
        <TextField messages={messages} name="mobileNumber" label="Mobile number" type="tel" autoComplete="tel-national" />
      </div>
      {question.isOpen && <UnionPayCode question={question} />}
      <p className="muted fine">Card details go from these fields straight to the payment service. This shop never sees them.</p>
    </MethodPanel>
  );
}
