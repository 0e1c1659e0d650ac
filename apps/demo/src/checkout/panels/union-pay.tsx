import { PayArea, useCheckout, type CheckoutMethod } from '@tender/react/checkout';
import {
  CardNumberField,
  ExpirationDateField,
  HostedFields,
  SecurityCodeField,
  useHostedFields,
  useHostedFieldsState,
} from '@tender/react/hosted-fields';
import { UnionPayProvider, useUnionPay } from '@tender/react/union-pay';
import { useState, type ReactNode } from 'react';
import { requirePattern } from '../../fields/checks';
import { Field } from '../../fields/field';
import { useFields } from '../../fields/use-fields';
import { createFieldProps, createFrameStyles } from '../../hosted-fields/card-fields';
import { findBrand, findFieldMessages } from '../../hosted-fields/field-messages';
import type { Purchase } from '../purchase';
import { Sign } from '../sign';
import { enrollCard, type AskCode } from './enroll-card';
import { CodeQuestion, type Question } from './code-question';

/**
 * UnionPay, built by hand: card fields in a layout of its own, and a question during the payment, for the code that the bank sends by text message.
 */
export function unionPay({ configuration: { environment } }: Purchase): CheckoutMethod {
  return {
    id: 'union-pay',
    title: () => 'UnionPay',
    isOffered: ({ gatewayConfiguration }) => gatewayConfiguration.unionPay?.enabled === true,
    render: () => <UnionPay isTest={environment !== 'production'} />,
    icon: <Sign name="phone" />,
  };
}

function UnionPay({ isTest }: { readonly isTest: boolean }): ReactNode {
  const [styles] = useState(createFrameStyles);
  return (
    <UnionPayProvider>
      <HostedFields styles={styles}>
        <UnionPayPanel isTest={isTest} />
      </HostedFields>
    </UnionPayProvider>
  );
}

const FIELDS = ['number', 'expirationDate', 'cvv'] as const;
const CHECKS = {
  countryCode: requirePattern(/^\+?\d{1,4}$/, 'Enter it in digits.'),
  number: requirePattern(/^[\d\s/()-]{5,}$/, 'Enter your mobile number, in digits.'),
};

function UnionPayPanel({ isTest }: { readonly isTest: boolean }): ReactNode {
  const { isBusy, texts } = useCheckout();
  const card = useHostedFields();
  const state = useHostedFieldsState();
  const union = useUnionPay();
  const phone = useFields(CHECKS, { countryCode: '86' });
  const [showsAll, setShowsAll] = useState(false);
  const [question, setQuestion] = useState<Question>();
  const firstMissing = FIELDS.find((name) => !state?.fields[name]?.isValid);
  const messages = findFieldMessages(state, showsAll);
  const failed = [card, union].find(({ status }) => status === 'failed');
  const mobile = { countryCode: phone.values.countryCode.replace(/\D/g, ''), number: phone.values.number.replace(/\D/g, '') };

  const askCode: AskCode = (signal, lastError) =>
    new Promise((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
      setQuestion((before) => ({ times: (before?.times ?? 0) + 1, lastError, resolve, reject }));
    });
  const showMissing = (): void => {
    setShowsAll(true);
    phone.showErrors();
    if (firstMissing) void card.focus.run(firstMissing);
  };
  const hint = isTest ? 'For a test: 6212 3456 7890 1232' : undefined;
  return (
    <>
      <div data-tender-card-fields="" className="union-pay">
        <CardNumberField {...createFieldProps('number', messages, hint)} disabled={isBusy}>
          <span data-tender-brand="">{findBrand(state)?.niceType}</span>
        </CardNumberField>
        <ExpirationDateField {...createFieldProps('expirationDate', messages)} disabled={isBusy} />
        <SecurityCodeField {...createFieldProps('cvv', messages)} disabled={isBusy} />
      </div>
      <fieldset className="phone" disabled={isBusy}>
        <Field field={phone.field('countryCode')} label="Country code" inputMode="tel" autoComplete="tel-country-code" maxLength={5} />
        <Field field={phone.field('number')} label="Mobile number" type="tel" autoComplete="tel-national" />
      </fieldset>
      {question && <CodeQuestion question={question} sentTo={`+${mobile.countryCode} ${phone.values.number}`} isTest={isTest} />}
      <p data-tender-hint="">{texts.card.security}</p>
      <PayArea
        status={failed ? 'failed' : card.status === 'ready' ? union.status : card.status}
        retry={() => [card, union].forEach((each) => each.status === 'failed' && each.retry())}
        error={failed?.error}
        opensWindow
        isComplete={!firstMissing && phone.isComplete}
        showMissing={showMissing}
        collect={async (signal) => {
          const hostedFields = card.instance as NonNullable<typeof card.instance>; // it is ready
          return enrollCard(union, { hostedFields, mobile }, askCode, signal).finally(() => setQuestion(undefined));
        }}
      />
    </>
  );
}
