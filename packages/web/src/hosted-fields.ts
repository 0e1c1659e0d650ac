import {
  hostedFields,
  type FieldKey,
  type FieldOptions,
  type FieldState,
  type HostedFieldsCreateOptions,
  type HostedFieldsEvent,
  type HostedFieldsEvents,
  type TokenizePayload,
} from '@tender/hosted-fields';

type Namespace = typeof hostedFields;

export { hostedFields, hostedFields as default };
export const create: Namespace['create'] = hostedFields.create;
export const supportsInputFormatting: Namespace['supportsInputFormatting'] = hostedFields.supportsInputFormatting;
export const VERSION: Namespace['VERSION'] = hostedFields.VERSION;

// The names that `@types/braintree-web` has for these.
export type {
  Address as HostedFieldsBillingAddress,
  Card as HostedFieldsHostedFieldsCard,
  FieldEventName as HostedFieldEventType,
  FieldKey as HostedFieldsHostedFieldsFieldName,
  FieldKey as TokenizationFields,
  FieldOptions as HostedFieldsField,
  FieldState as HostedFieldsHostedFieldsFieldData,
  HostedFields,
  HostedFieldsEvent,
  HostedFieldsEvent as HostedFieldsStateObject,
  HostedFieldsEvents as HostedFieldsEventTypeMap,
  HostedFieldsState,
  SetAttributeOptions as HostedFieldAttributeOptions,
  SetMessageOptions as HostedFieldMessageOptions,
  SettableAttribute as HostedFieldAttributeName,
  TokenizePayload as HostedFieldsTokenizePayload,
} from '@tender/hosted-fields';
export type HostedFieldFieldOptions = HostedFieldsCreateOptions['fields'];
export type HostedFieldsFieldMaskInput = Exclude<NonNullable<FieldOptions['maskInput']>, boolean>;
export type HostedFieldsFieldSupportedCardBrands = NonNullable<FieldOptions['supportedCardBrands']>;
export type HostedFieldsBinPayload = HostedFieldsEvents['binAvailable'];
export type HostedFieldsCardCode = HostedFieldsEvent['cards'][number]['code'];
/** Of the fields that were asked for; the others are not there. */
export type HostedFieldsFieldDataFields = Partial<Record<FieldKey, FieldState>>;
export type HostedFieldsAccountDetails = TokenizePayload['details'];
export type HostedFieldsBinData = NonNullable<TokenizePayload['binData']>;
export type HostedFieldsTokenizeValues = 'Yes' | 'No' | 'Unknown';
