import type { FieldKey } from '@tender/hosted-fields';
import type { FunctionComponent } from 'react';
import { HostedField, type FieldProps } from './hosted-field';

function fieldOf(name: FieldKey, displayName: string): FunctionComponent<FieldProps> {
  return Object.assign((props: FieldProps) => <HostedField {...props} name={name} />, { displayName });
}

export const CardNumberField = /* @__PURE__ */ fieldOf('number', 'CardNumberField');
export const SecurityCodeField = /* @__PURE__ */ fieldOf('cvv', 'SecurityCodeField');
export const ExpirationDateField = /* @__PURE__ */ fieldOf('expirationDate', 'ExpirationDateField');
export const ExpirationMonthField = /* @__PURE__ */ fieldOf('expirationMonth', 'ExpirationMonthField');
export const ExpirationYearField = /* @__PURE__ */ fieldOf('expirationYear', 'ExpirationYearField');
export const CardholderNameField = /* @__PURE__ */ fieldOf('cardholderName', 'CardholderNameField');
export const PostalCodeField = /* @__PURE__ */ fieldOf('postalCode', 'PostalCodeField');
