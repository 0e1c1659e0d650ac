import {
  hostedFields,
  type HostedFieldKey,
  type HostedFieldOptions,
  type HostedFieldState,
  type HostedFieldsCreateOptions,
  type HostedFieldsEvent,
  type HostedFieldsEvents,
  type HostedFieldsTokenizePayload,
} from '@tender/hosted-fields';

type Namespace = typeof hostedFields;

export { hostedFields, hostedFields as default };
/** Creates an instance of the component. */
export const create: Namespace['create'] = hostedFields.create;
/** Whether hosted fields can format input in this browser. */
export const supportsInputFormatting: Namespace['supportsInputFormatting'] = hostedFields.supportsInputFormatting;
/** The SDK version that is sent to the provider. */
export const VERSION: Namespace['VERSION'] = hostedFields.VERSION;

// The names of these types in `@types/braintree-web`.
export type {
  HostedFieldsAddress as HostedFieldsBillingAddress,
  HostedFieldsCard as HostedFieldsHostedFieldsCard,
  HostedFieldEventName as HostedFieldEventType,
  HostedFieldKey as HostedFieldsHostedFieldsFieldName,
  HostedFieldKey as TokenizationFields,
  HostedFieldOptions as HostedFieldsField,
  HostedFieldState as HostedFieldsHostedFieldsFieldData,
  HostedFields,
  HostedFieldsEvent,
  HostedFieldsEvent as HostedFieldsStateObject,
  HostedFieldsEvents as HostedFieldsEventTypeMap,
  HostedFieldsState,
  HostedFieldsSetAttributeOptions as HostedFieldAttributeOptions,
  HostedFieldsSetMessageOptions as HostedFieldMessageOptions,
  HostedFieldAttribute as HostedFieldAttributeName,
  HostedFieldsTokenizePayload,
} from '@tender/hosted-fields';
/** The `fields` option of `hostedFields.create`. */
export type HostedFieldFieldOptions = HostedFieldsCreateOptions['fields'];
/** The `maskInput` option of a field, in its object form. */
export type HostedFieldsFieldMaskInput = Exclude<NonNullable<HostedFieldOptions['maskInput']>, boolean>;
/** The `supportedCardBrands` option of the number field. */
export type HostedFieldsFieldSupportedCardBrands = NonNullable<HostedFieldOptions['supportedCardBrands']>;
/** Payload of the event `binAvailable`. */
export type HostedFieldsBinPayload = HostedFieldsEvents['binAvailable'];
/** Name and length of a card brand's security code. */
export type HostedFieldsCardCode = HostedFieldsEvent['cards'][number]['code'];
/** State of the fields that were created. Other fields are absent. */
export type HostedFieldsFieldDataFields = Partial<Record<HostedFieldKey, HostedFieldState>>;
/** What is known of the card: its brand, last digits and expiration. */
export type HostedFieldsAccountDetails = HostedFieldsTokenizePayload['details'];
/** What the first digits say about the card. */
export type HostedFieldsBinData = NonNullable<HostedFieldsTokenizePayload['binData']>;
/** Values of the properties in `binData`. */
export type HostedFieldsTokenizeValues = 'Yes' | 'No' | 'Unknown';
