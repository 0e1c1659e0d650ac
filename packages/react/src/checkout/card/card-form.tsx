import type { FieldKey } from '@tender/hosted-fields';
import { useState, type FunctionComponent, type ReactNode } from 'react';
import { useHostedFields, useHostedFieldsState } from '../../card/context';
import { CardholderNameField, CardNumberField, ExpirationDateField, PostalCodeField, SecurityCodeField } from '../../card/fields';
import type { FieldProps } from '../../card/hosted-field';
import { useCheckout } from '../checkout-context';
import { fill } from '../fill';
import { PayArea } from '../pay-area';
import type { CardOptions } from './card';
import { brandOf, fieldMessage, type CardKey } from './field-messages';
import type { Verify } from './verification';

const FIELDS: readonly (readonly [CardKey, FunctionComponent<FieldProps>])[] = [
  ['cardholderName', CardholderNameField],
  ['number', CardNumberField],
  ['expirationDate', ExpirationDateField],
  ['cvv', SecurityCodeField],
  ['postalCode', PostalCodeField],
];
/** So that brands that the merchant does not take are refused while they are typed. */
const BRANDS = {};

interface CardFormProps {
  readonly options: CardOptions;
  /** The fields that the customer has been in. */
  readonly left: ReadonlySet<FieldKey>;
  readonly verify?: Verify | undefined;
}

export function CardForm({ options, left, verify }: CardFormProps): ReactNode {
  const { texts, configuration, isBusy } = useCheckout();
  const { status, retry, error, tokenize, focus } = useHostedFields();
  const state = useHostedFieldsState();
  const [isAsked, ask] = useState(false);
  const { challenges = [] } = configuration.gatewayConfiguration;
  const isWanted: Readonly<Partial<Record<CardKey, boolean>>> = {
    number: true,
    expirationDate: true,
    cardholderName: options.cardholderName ?? false,
    cvv: options.securityCode ?? challenges.includes('cvv'),
    postalCode: options.postalCode ?? challenges.includes('postal_code'),
  };
  const fields = FIELDS.filter(([key]) => isWanted[key]);
  const brand = brandOf(state);
  const wrong = fields.find(([key]) => !state?.fields[key]?.isValid)?.[0] ?? (brand?.supported === false ? 'number' : undefined);

  return (
    <>
      <div data-tender-card-fields="">
        {fields.map(([key, Field]) => {
          const message = fieldMessage(key, state, texts, { isAsked, isLeft: left.has(key) });
          const { label, placeholder } = { placeholder: undefined, ...texts.card[key] };
          return (
            <Field
              key={key}
              label={label}
              disabled={isBusy}
              isInvalid={Boolean(message)}
              message={message ?? (key === 'cvv' && brand ? fill(texts.card.codeHint, { size: brand.code.size }) : undefined)}
              {...(placeholder && { placeholder })}
              {...(key === 'number' && { supportedCardBrands: BRANDS })}
            >
              {key === 'number' && brand && <span data-tender-brand="">{brand.niceType}</span>}
            </Field>
          );
        })}
      </div>
      <p data-tender-hint="">{texts.card.security}</p>
      <PayArea
        status={status}
        retry={retry}
        error={error}
        isComplete={!wrong}
        showMissing={() => {
          ask(true);
          if (wrong) void focus.run(wrong);
        }}
        collect={async (signal) => {
          const card = await tokenize.run({ ...options.tokenize, signal });
          return verify ? verify(card, signal) : card;
        }}
      />
    </>
  );
}
