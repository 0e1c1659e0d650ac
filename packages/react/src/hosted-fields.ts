'use client';
export {
  HostedFieldsProvider,
  useHostedFields,
  useHostedFieldsState,
  type HostedFieldsActions,
  type HostedFieldsFailure,
  type HostedFieldsProviderProps,
  type UseHostedFieldsResult,
} from './card/context';
export { HostedFields, type HostedFieldsProps } from './card/hosted-fields';
export { HostedField, type CardFieldProps, type HostedFieldView, type HostedFieldProps } from './card/hosted-field';
export {
  CardholderNameField,
  CardNumberField,
  ExpirationDateField,
  ExpirationMonthField,
  ExpirationYearField,
  PostalCodeField,
  SecurityCodeField,
} from './card/fields';
