import { isTenderError } from '@tender/client';
import type { HostedFieldKey } from '@tender/hosted-fields';
import { useEffect, useState, type FunctionComponent, type ReactNode } from 'react';
import { useHostedFields, useHostedFieldsState } from '../../card/context';
import { CardholderNameField, CardNumberField, ExpirationDateField, PostalCodeField, SecurityCodeField } from '../../card/fields';
import type { CardFieldProps } from '../../card/hosted-field';
import { useLatest } from '../../core/by-value';
import { useCheckout } from '../checkout-context';
import { fill } from '../fill';
import { Incomplete } from '../incomplete';
import { PayArea } from '../pay-area';
import { useLoaded } from '../use-loaded';
import type { CardOptions } from './card-options';
import { findBrand, createFieldMessage, type CardKey } from './field-messages';
import { CHANGED } from './frame-styles';
import type { FieldTexts } from '../texts/checkout-texts';
import type { Verify } from './verification';

const FIELDS: readonly (readonly [CardKey, FunctionComponent<CardFieldProps>])[] = [
  ['cardholderName', CardholderNameField],
  ['number', CardNumberField],
  ['expirationDate', ExpirationDateField],
  ['cvv', SecurityCodeField],
  ['postalCode', PostalCodeField],
];

interface CardFormProps {
  readonly options: CardOptions;
  /** Fields that the customer has left at least once. */
  readonly visited: readonly HostedFieldKey[];
  /** Whether the page's color scheme differs from when the frames were created. Undefined until it changes for the first time. */
  readonly hasSchemeChanged: boolean | undefined;
  readonly verify?: Verify | undefined;
}

/** The card fields, and the pay button that tokenizes them. */
export function CardForm({ options, visited, hasSchemeChanged, verify }: CardFormProps): ReactNode {
  const { texts, configuration, isBusy, look } = useCheckout();
  const { status, retry, error, instance, tokenize, focus } = useHostedFields();
  const state = useHostedFieldsState();
  /** A new object each time the customer wants to pay before all fields are valid. */
  const [incompleteAttempt, setIncompleteAttempt] = useState<object>();
  const { challenges, creditCards } = configuration.gatewayConfiguration;
  const isShown: Readonly<Partial<Record<CardKey, boolean | undefined>>> = {
    number: true,
    expirationDate: true,
    cardholderName: options.cardholderName,
    cvv: options.securityCode ?? true,
    postalCode: options.postalCode ?? challenges?.includes('postal_code'),
  };
  const fields = FIELDS.filter(([key]) => isShown[key]);
  const brand = findBrand(state);
  const firstInvalid = fields.find(([key]) => !state?.fields[key]?.isValid)?.[0] ?? (brand?.supported === false ? 'number' : undefined);
  const focusFirstInvalid = useLatest(() => firstInvalid && void focus.run(firstInvalid));
  useEffect(() => {
    if (incompleteAttempt && !isBusy) focusFirstInvalid.current(); // while busy, the fields are disabled and cannot be focused
  }, [incompleteAttempt, isBusy, focusFirstInvalid]);

  useEffect(() => {
    if (hasSchemeChanged === undefined) return;
    for (const [key] of fields) void instance?.[hasSchemeChanged ? 'addClass' : 'removeClass'](key, CHANGED).catch(() => {});
  }, [instance, hasSchemeChanged]);

  const Marks = useLoaded(() => import('../marks/card-marks'), status === 'ready')?.CardMarks;

  return (
    <>
      <div data-tender-card-fields="">
        {fields.map(([key, Field]) => {
          const message = createFieldMessage(key, state, texts, {
            showsMissing: Boolean(incompleteAttempt),
            isVisited: visited.includes(key),
          });
          const own: FieldTexts & { readonly placeholder?: string } = texts.card[key];
          const placeholder = look.placeholders?.[key] ?? own.placeholder;
          return (
            <Field
              key={key}
              label={own.label}
              {...(texts.locale !== 'en' && { lang: texts.locale, iframeTitle: own.label })}
              disabled={isBusy}
              isInvalid={Boolean(message)}
              message={message ?? (key === 'cvv' ? fill(texts.card.codeHint, { size: brand?.code.size ?? '3–4' }) : undefined)}
              {...(placeholder && { placeholder })}
              // `{}` rejects brands that are not accepted while the customer types.
              {...(key === 'number' && { supportedCardBrands: {} })}
            >
              {key === 'number' && Marks && <Marks brand={brand} accepted={creditCards?.supportedCardTypes} marks={look.marks} />}
            </Field>
          );
        })}
      </div>
      <p data-tender-hint="">{texts.card.security}</p>
      <PayArea
        status={status}
        retry={retry}
        error={error}
        isComplete={!firstInvalid}
        isUnsure // a click may arrive before the frame's message about the last key
        showMissing={() => setIncompleteAttempt({})}
        collect={async (signal) => {
          const card = await tokenize.run({ ...options.tokenize, signal }).catch(assertComplete);
          return verify ? verify(card, signal) : card;
        }}
      />
    </>
  );
}

function assertComplete(error: unknown): never {
  if (isTenderError(error) && /FIELDS_(EMPTY|INVALID)$/.test(error.code)) throw new Incomplete();
  throw error;
}
