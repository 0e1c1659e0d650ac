import type { FieldKey } from '@tender/hosted-fields';
import type { FunctionComponent } from 'react';
import { HostedField, type FieldProps } from './hosted-field';

function fieldOf(name: FieldKey, displayName: string): FunctionComponent<FieldProps> {
  return Object.assign((props: FieldProps) => <HostedField {...props} name={name} />, { displayName });
}

/** The number of the card. Inside of `<HostedFields>`. */
export const CardNumberField = /* @__PURE__ */ fieldOf('number', 'CardNumberField');
/** The security code. Inside of `<HostedFields>`. */
export const SecurityCodeField = /* @__PURE__ */ fieldOf('cvv', 'SecurityCodeField');
/** Month and year in one field. Inside of `<HostedFields>`. */
export const ExpirationDateField = /* @__PURE__ */ fieldOf('expirationDate', 'ExpirationDateField');
/** The month, where the year has a field of its own. Inside of `<HostedFields>`. */
export const ExpirationMonthField = /* @__PURE__ */ fieldOf('expirationMonth', 'ExpirationMonthField');
/** The year, where the month has a field of its own. Inside of `<HostedFields>`. */
export const ExpirationYearField = /* @__PURE__ */ fieldOf('expirationYear', 'ExpirationYearField');
/** The name on the card. Inside of `<HostedFields>`. */
export const CardholderNameField = /* @__PURE__ */ fieldOf('cardholderName', 'CardholderNameField');
/** The postal code of the billing address. Inside of `<HostedFields>`. */
export const PostalCodeField = /* @__PURE__ */ fieldOf('postalCode', 'PostalCodeField');
