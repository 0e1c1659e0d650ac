import { useHostedFields, useHostedFieldsState } from '@tender/react/hosted-fields';
import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import type { GiftPageData } from '../../server/contract';
import { describeFailure } from '../checkout/describe-failure';
import { fieldMessages } from '../hosted-fields/field-messages';
import { AmountChoice } from './amount-choice';
import { GiftCardFields } from './gift-card-fields';
import { GIFT_CARD_FIELDS, giftMessages, LONGEST_MESSAGE, type GiftDraft } from './gift-draft';
import { GiftFailure } from './gift-failure';
import { GiftField } from './gift-field';
import { GiftPreview } from './gift-preview';
import { useGiftOrder } from './use-gift-order';

/** Amount, words and card on one page; a paid one leads to its order. */
export function GiftForm({ data }: { readonly data: GiftPageData }): ReactNode {
  const [draft, setDraft] = useState<GiftDraft>({ productId: data.amounts[1]?.id ?? '', recipient: '', message: '', email: '' });
  const [complete, setComplete] = useState(false);
  const recipient = useRef<HTMLInputElement>(null);
  const email = useRef<HTMLInputElement>(null);
  const card = useHostedFields();
  const state = useHostedFieldsState();
  const { progress, failure, failures, order, checkAgain, restart } = useGiftOrder(data);

  const change = (changed: Partial<GiftDraft>): void => setDraft((before) => ({ ...before, ...changed }));
  const amount = data.amounts.find(({ id }) => id === draft.productId)?.text ?? '';
  const wrong = giftMessages(draft);
  const shown = complete ? wrong : {};
  const isBusy = progress !== '';

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (isBusy || card.status !== 'ready') return;
    const missing = GIFT_CARD_FIELDS.find((name) => !state?.fields[name]?.isValid);
    setComplete(Boolean(wrong.recipient ?? wrong.email ?? missing));
    if (wrong.recipient) recipient.current?.focus();
    else if (wrong.email) email.current?.focus();
    else if (missing) void card.focus.run(missing);
    else order(draft, (signal) => card.tokenize.run({ signal }));
  };

  const told = card.status === 'failed' ? { ...describeFailure(card.error, 'card'), remedy: 'restart' as const } : failure;
  return (
    <form className="columns" noValidate onSubmit={submit} aria-busy={isBusy}>
      <div className="panel payment gift-form">
        {told && <GiftFailure failure={told} focusKey={`${card.status} ${failures}`} onRestart={restart} onCheckAgain={checkAgain} />}
        <AmountChoice amounts={data.amounts} chosen={draft.productId} disabled={isBusy} onChoose={(productId) => change({ productId })} />
        <fieldset disabled={isBusy}>
          <legend>For whom?</legend>
          <GiftField
            label="Their e-mail address"
            value={draft.recipient}
            message={shown.recipient}
            ref={recipient}
            onChange={(value) => change({ recipient: value })}
          />
          <GiftField
            label="Your words"
            value={draft.message}
            longest={LONGEST_MESSAGE}
            hint={`${LONGEST_MESSAGE - draft.message.length} characters left`}
            onChange={(value) => change({ message: value })}
          />
        </fieldset>
        <fieldset>
          <legend>Your payment</legend>
          <GiftField
            label="Your e-mail address"
            value={draft.email}
            message={shown.email}
            hint="The receipt goes there."
            autoComplete="email"
            ref={email}
            onChange={(value) => change({ email: value })}
          />
          <GiftCardFields messages={{ ...fieldMessages(state, complete), ...failure?.fields }} />
        </fieldset>
        <button type="submit" className="primary wide" aria-disabled={isBusy || card.status !== 'ready'}>
          {progress || `Pay ${amount}`}
        </button>
        <p role="status" className="muted status">
          {card.status === 'loading' ? 'Loading the secure card fields…' : progress}
        </p>
        <p className="muted fine">Card details go from these fields straight to the payment service. This shop never sees them.</p>
      </div>
      <aside className="side" aria-label="Preview">
        <GiftPreview shopName={data.shopName} amount={amount} message={draft.message} />
        {data.environment !== 'production' && (
          <p className="muted">For a test: 4111 1111 1111 1111, any expiry date to come, any security code and postal code.</p>
        )}
      </aside>
    </form>
  );
}
