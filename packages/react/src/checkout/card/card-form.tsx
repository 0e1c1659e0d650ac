import { isTenderError } from '@tender/client';
import type { FieldKey } from '@tender/hosted-fields';
import { useEffect, useState, type FunctionComponent, type ReactNode } from 'react';
import { useHostedFields, useHostedFieldsState } from '../../card/context';
import { CardholderNameField, CardNumberField, ExpirationDateField, PostalCodeField, SecurityCodeField } from '../../card/fields';
import type { FieldProps } from '../../card/hosted-field';
import { useLatest } from '../../core/by-value';
import { useCheckout } from '../checkout-context';
import { fill } from '../fill';
import { Incomplete } from '../incomplete';
import { PayArea } from '../pay-area';
import type { CardOptions } from './card';
import { brandOf, fieldMessage, type CardKey } from './field-messages';
import { CHANGED } from './frame-styles';
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
  /** The page was light and is dark now, or the other way round; undefined until something changes. */
  readonly hasSchemeChanged: boolean | undefined;
  readonly verify?: Verify | undefined;
}

export function CardForm({ options, left, hasSchemeChanged, verify }: CardFormProps): ReactNode {
  const { texts, configuration, isBusy } = useCheckout();
  const { status, retry, error, instance, tokenize, focus } = useHostedFields();
  const state = useHostedFieldsState();
  /** The customer wanted to pay too early: a new object each time. */
  const [early, setEarly] = useState<object>();
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
  const goThere = useLatest(() => wrong && void focus.run(wrong));
  useEffect(() => {
    if (early && !isBusy) goThere.current(); // what is disabled takes no focus
  }, [early, isBusy, goThere]);

  useEffect(() => {
    if (hasSchemeChanged === undefined) return;
    for (const key of Object.keys(instance?.getState().fields ?? {}) as FieldKey[])
      void (hasSchemeChanged ? instance?.addClass(key, CHANGED) : instance?.removeClass(key, CHANGED))?.catch(() => {});
  }, [instance, hasSchemeChanged]);

  return (
    <>
      <div data-tender-card-fields="">
        {fields.map(([key, Field]) => {
          const message = fieldMessage(key, state, texts, { isAsked: Boolean(early), isLeft: left.has(key) });
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
        isUnsure // a click may overtake what the frames say of the last key
        showMissing={() => setEarly({})}
        collect={async (signal) => {
          const card = await tokenize.run({ ...options.tokenize, signal }).catch(assertComplete);
          return verify ? verify(card, signal) : card;
        }}
      />
    </>
  );
}

function assertComplete(error: unknown): never {
  if (isTenderError(error) && /^HOSTED_FIELDS_FIELDS_(EMPTY|INVALID)$/.test(error.code)) throw new Incomplete();
  throw error;
}
