export { hostedFieldsErrors, type HostedFieldsErrorCode } from './errors';
export { hostedFields, type HostedFields } from './hosted-fields';
export type { SetMessageOptions } from './actions/field-actions';
export type { RemoveAttributeOptions, SetAttributeOptions } from './actions/set-attribute';
export type {
  Address,
  Card,
  FieldEventName,
  FieldKey,
  FieldOptions,
  FieldState,
  HostedFieldsCreateOptions,
  HostedFieldsEvent,
  HostedFieldsEvents,
  HostedFieldsState,
  SettableAttribute,
  StyleRules,
  Styles,
  TokenizeOptions,
  TokenizePayload,
} from './types';
