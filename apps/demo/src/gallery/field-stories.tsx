import { FakeTender } from '@tender/react/testing';
import {
  CardholderNameField,
  CardNumberField,
  ExpirationDateField,
  HostedFields,
  PostalCodeField,
  SecurityCodeField,
} from '@tender/react/hosted-fields';
import type { ReactNode } from 'react';
import { createFakeCard, type Typed } from './fake-card';
import { COMPLETE_CARD, createGalleryClient, NEVER } from './fakes';
import { createPartAttributes, selectTexts, type Look, type Stories, type Story } from './story';

interface CardFieldsProps {
  readonly look: Look;
  /** Whether the card is being charged. */
  readonly isPaying: boolean;
  /** Whether each field says what is wrong with it. */
  readonly showsErrors: boolean;
}

/** A form that a shop builds itself from card fields. */
function CardFields({ look, isPaying, showsErrors }: CardFieldsProps): ReactNode {
  const { card } = selectTexts(look.locale);
  const fieldProps = (key: 'number' | 'expirationDate' | 'cvv' | 'postalCode' | 'cardholderName') => ({
    label: card[key].label,
    disabled: isPaying,
    isInvalid: showsErrors,
    message: showsErrors && card[key].empty,
  });
  return (
    <div {...createPartAttributes(look)} className="gallery-fields">
      <HostedFields>
        <CardholderNameField {...fieldProps('cardholderName')} />
        <CardNumberField {...fieldProps('number')} placeholder="1111 1111 1111 1111" />
        <ExpirationDateField {...fieldProps('expirationDate')} placeholder="MM / YY" />
        <SecurityCodeField {...fieldProps('cvv')} message={showsErrors ? card.cvv.empty : card.codeHint.replace('{size}', '3')} />
        <PostalCodeField {...fieldProps('postalCode')} />
      </HostedFields>
    </div>
  );
}

const createStory = (typed: Typed, { isPaying = false, showsErrors = false } = {}): Story => ({
  shows: showsErrors ? '[data-invalid] .gallery-input' : '.gallery-input',
  render: (look) => (
    <FakeTender methods={[createFakeCard(typed, NEVER)]} client={createGalleryClient()}>
      <CardFields look={look} isPaying={isPaying} showsErrors={showsErrors} />
    </FakeTender>
  ),
});

/** Card fields as components, with labels and messages of the shop's own. */
export const fieldStories: Stories = {
  'fields-empty': createStory({}),
  'fields-typing': createStory({ cardholderName: ['Ada Lovelace', true], number: ['4111 1111 1111 1111', true] }),
  'fields-invalid': createStory({ number: ['4111 1111 1111 1112', false] }, { showsErrors: true }),
  'fields-paying': createStory(COMPLETE_CARD, { isPaying: true }),
};
