'use client';
export { HostedFieldsProvider, useHostedFields, useHostedFieldsState } from './card/context';
export { HostedFields, type HostedFieldsProps } from './card/hosted-fields';
export { HostedField, type FieldProps, type FieldView, type HostedFieldProps } from './card/hosted-field';
export {
  CardholderNameField,
  CardNumberField,
  ExpirationDateField,
  ExpirationMonthField,
  ExpirationYearField,
  PostalCodeField,
  SecurityCodeField,
} from './card/fields';
