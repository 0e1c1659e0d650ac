'use client';
export {
  useHostedFields,
  useHostedFieldsState,
  type HostedFieldsActions,
  type HostedFieldsFailure,
  type UseHostedFieldsResult,
} from './card/context';
export { HostedFields, type HostedFieldsProps } from './card/hosted-fields';
export { HostedFieldsProvider, type HostedFieldsProviderProps } from './card/hosted-fields-provider';
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
