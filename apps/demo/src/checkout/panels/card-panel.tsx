import {
  CardholderNameField,
  CardNumberField,
  ExpirationDateField,
  HostedFields,
  PostalCodeField,
  SecurityCodeField,
  useHostedFields,
} from '@tender/react/hosted-fields';
import { ThreeDSecureProvider } from '@tender/react/three-d-secure';
import { useEffect, useState, type ReactNode } from 'react';
import { CardBrand } from '../../hosted-fields/card-brand';
import { CARD_FIELDS, fieldStyles } from '../../hosted-fields/card-fields';
import type { FieldMessages } from '../../hosted-fields/field-messages';
import { useCardFields } from '../../hosted-fields/use-card-fields';
import { useRenewal } from '../../hosted-fields/use-renewal';
import { useReported } from '../../hosted-fields/use-reported';
import { useCheckout } from '../checkout';
import { LoadFailure } from '../load-failure';
import { VerificationChoice } from '../verification/verification-choice';
import { VerifiedPayment } from '../verification/verified-payment';
import { CardPayment } from './card-payment';

/** The card. On the pages of other methods it is there unseen, so that what was typed is kept. */
export function CardPanel(): ReactNode {
  const { method, payment } = useCheckout();
  const [styles] = useState(fieldStyles);
  const [reported, handlers] = useReported(payment.failure?.fields);
  return (
    <div hidden={method !== 'card'}>
      <HostedFields styles={styles} {...handlers}>
        <CardForm isShown={method === 'card'} reported={reported} />
      </HostedFields>
      <p className="muted fine">Card details go from these fields straight to the payment service. This shop never sees them.</p>
    </div>
  );
}

interface CardFormProps {
  readonly isShown: boolean;
  readonly reported: FieldMessages;
}

function CardForm({ isShown, reported }: CardFormProps): ReactNode {
  const { draft, forgive } = useCheckout();
  const { verification } = draft;
  const hostedFields = useHostedFields();
  const { field, missing } = useCardFields(CARD_FIELDS, isShown, reported);
  useRenewal(isShown);
  useEffect(() => forgive(), [hostedFields.instance, forgive]); // new fields are empty
  return (
    <>
      {isShown && <LoadFailure life={hostedFields} restartLabel="Load the card fields again" />}
      <h2>Card</h2>
      <div className="card-grid">
        <CardholderNameField {...field('cardholderName')} />
        <CardNumberField {...field('number')} id="card-number-field">
          <CardBrand />
        </CardNumberField>
        <ExpirationDateField {...field('expirationDate')} />
        <SecurityCodeField {...field('cvv')} />
        <PostalCodeField {...field('postalCode')} />
      </div>
      <VerificationChoice />
      {isShown && verification === 'off' && <CardPayment missing={missing} />}
      {isShown && verification !== 'off' && (
        <ThreeDSecureProvider version={verification} cardinalSDKConfig={CARDINAL}>
          <VerifiedPayment missing={missing} />
        </ThreeDSecureProvider>
      )}
    </>
  );
}

const CARDINAL = { payment: { displayExitButton: true } };
