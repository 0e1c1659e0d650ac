import { CardNumberField, ExpirationDateField, PostalCodeField, SecurityCodeField } from '@tender/react/hosted-fields';
import type { ReactNode } from 'react';
import { DESCRIPTIONS } from '../hosted-fields/card-fields';
import type { FieldMessages } from '../hosted-fields/field-messages';
import type { GIFT_CARD_FIELDS } from './gift-draft';

interface GiftCardFieldsProps {
  readonly messages: FieldMessages;
}

export function GiftCardFields({ messages }: GiftCardFieldsProps): ReactNode {
  const field = (name: (typeof GIFT_CARD_FIELDS)[number]) => {
    const { label, placeholder } = DESCRIPTIONS[name];
    const message = messages[name];
    return { label, placeholder, message, isInvalid: Boolean(message), iframeTitle: `${label}, secure field` };
  };
  return (
    <div className="card-grid">
      {/* Truthy, so that brands the shop's account does not take are refused while typing. */}
      <CardNumberField {...field('number')} supportedCardBrands={{}} />
      <ExpirationDateField {...field('expirationDate')} />
      <SecurityCodeField {...field('cvv')} />
      <PostalCodeField {...field('postalCode')} />
    </div>
  );
}
