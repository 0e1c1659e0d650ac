import { isTenderError, useTender } from '@tender/react';
import { isCheckoutProblem } from '@tender/react/checkout';
import { useDeviceData } from '@tender/react/data-collector';
import {
  CardNumberField,
  ExpirationDateField,
  PostalCodeField,
  SecurityCodeField,
  useHostedFields,
  useHostedFieldsState,
} from '@tender/react/hosted-fields';
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import type { GiftPageData } from '../../server/contract';
import { isExpired } from '../checkout/inspect-error';
import { usePlaceOrder } from '../checkout/use-place-order';
import { requireEmail } from '../fields/checks';
import { Field } from '../fields/field';
import { useFields } from '../fields/use-fields';
import { CARD_FIELDS, createFieldProps } from '../hosted-fields/card-fields';
import { findFieldMessages } from '../hosted-fields/field-messages';
import { Notice } from '../notice';
import { AmountChoice } from './amount-choice';
import { GiftPreview } from './gift-preview';
import { giftApi } from './http';

const LONGEST_MESSAGE = 200;
const CHECKS = {
  recipient: requireEmail('Enter the e-mail address that the card goes to.'),
  message: () => undefined,
  email: requireEmail('Enter your e-mail address.'),
};

interface Failure {
  readonly title: string;
  readonly help: string;
}

/** A card payment built by hand, with the components and hooks of the card fields. */
export function GiftForm({ data }: { readonly data: GiftPageData }): ReactNode {
  const { retry } = useTender();
  const card = useHostedFields();
  const state = useHostedFieldsState();
  const deviceData = useDeviceData();
  const form = useFields(CHECKS);
  const [productId, setProductId] = useState(data.amounts[1]?.id ?? '');
  const [showsAll, setShowsAll] = useState(false);
  /** What is happening, in words; empty while nothing is. */
  const [progress, setProgress] = useState('');
  const [failure, setFailure] = useState<Failure>();
  const isBusy = useRef(false);
  const placeOrder = usePlaceOrder(({ id }) => location.assign(`/#/orders/${id}?new`), giftApi);
  useEffect(() => {
    /** The customer has used the back button, and the browser shows the page as it was. */
    const endIfRestored = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) end();
    };
    addEventListener('pageshow', endIfRestored);
    return () => removeEventListener('pageshow', endIfRestored);
  }, []);

  const end = (): void => {
    isBusy.current = false;
    setProgress('');
  };
  const pay = async (): Promise<void> => {
    isBusy.current = true;
    setFailure(undefined);
    try {
      setProgress('Securing your card…');
      const { nonce } = await card.tokenize.run();
      setProgress('Paying…');
      const { recipient, message, email } = form.values;
      await placeOrder({
        cart: [{ productId, quantity: 1 }],
        email,
        currency: data.currency,
        paymentMethodNonce: nonce,
        deviceData,
        gift: { email: recipient, message },
      });
      setProgress('Paid. One moment…'); // until the order's page is loaded, the customer cannot pay again
    } catch (error) {
      setFailure(describe(error));
      end();
      if (isExpired(error)) retry();
    }
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (isBusy.current || card.status !== 'ready') return;
    const firstMissing = CARD_FIELDS.find((name) => !state?.fields[name]?.isValid);
    setShowsAll(Boolean(firstMissing));
    form.showErrors();
    if (!form.isComplete) return;
    if (firstMissing) void card.focus.run(firstMissing);
    else void pay();
  };
  const amount = data.amounts.find(({ id }) => id === productId)?.text ?? '';
  const messages = findFieldMessages(state, showsAll);
  const message = form.field('message');
  return (
    <form className="columns" noValidate onSubmit={submit} aria-busy={progress !== ''}>
      <div className="panel payment gift-form">
        {card.status === 'failed' && (
          <Notice
            title="The card fields could not be loaded."
            focusKey="fields"
            actions={
              <button type="button" onClick={card.retry}>
                Load the card fields again
              </button>
            }
          >
            Check your connection and load them again.
          </Notice>
        )}
        {failure && card.status !== 'failed' && (
          <Notice title={failure.title} focusKey={failure}>
            {failure.help}
          </Notice>
        )}
        <AmountChoice amounts={data.amounts} chosen={productId} disabled={progress !== ''} onChoose={setProductId} />
        <fieldset disabled={progress !== ''}>
          <legend>For whom?</legend>
          <Field field={form.field('recipient')} label="Their e-mail address" type="email" autoComplete="off" />
          <Field
            field={message}
            label="Your words"
            isLong
            maxLength={LONGEST_MESSAGE}
            autoComplete="off"
            hint={`${LONGEST_MESSAGE - message.value.length} characters left`}
          />
        </fieldset>
        <fieldset>
          <legend>Your payment</legend>
          <Field field={form.field('email')} label="Your e-mail address" type="email" autoComplete="email" hint="The receipt goes there." />
          <div className="card-grid">
            <CardNumberField {...createFieldProps('number', messages)} />
            <ExpirationDateField {...createFieldProps('expirationDate', messages)} />
            <SecurityCodeField {...createFieldProps('cvv', messages)} />
            <PostalCodeField {...createFieldProps('postalCode', messages)} />
          </div>
        </fieldset>
        <button type="submit" className="primary wide" aria-disabled={progress !== '' || card.status !== 'ready'}>
          {progress || `Pay ${amount}`}
        </button>
        <p role="status" className="muted status">
          {card.status === 'loading' ? 'Loading the secure card fields…' : progress}
        </p>
        <p className="muted fine">Card details go from these fields straight to the payment service. This shop never sees them.</p>
      </div>
      <aside className="side" aria-label="Preview">
        <GiftPreview shopName={data.shopName} amount={amount} message={message.value} />
        {data.environment !== 'production' && (
          <p className="muted">For a test: 4111 1111 1111 1111, any future expiry date, any security code and postal code.</p>
        )}
      </aside>
    </form>
  );
}

const NOT_CHARGED = 'You have not been charged.';

function describe(error: unknown): Failure {
  if (isCheckoutProblem(error)) return { title: error.message, help: error.help ?? '' };
  if (isExpired(error)) {
    return {
      title: 'The page was open for too long and the payment session expired.',
      help: `${NOT_CHARGED} A new session has started: please type your card once more.`,
    };
  }
  if (isTenderError(error) && error.code === 'HOSTED_FIELDS_FAILED_TOKENIZATION') {
    return { title: 'The card was not accepted.', help: `${NOT_CHARGED} Check what you typed, or use another card.` };
  }
  const isUnreachable = isTenderError(error) && error.type === 'NETWORK';
  return {
    title: isUnreachable ? 'The payment service could not be reached.' : 'The payment did not work.',
    help: `${NOT_CHARGED} Check your connection and press “Pay” again.`,
  };
}
