import type { HostedFieldKey } from '@tender/hosted-fields';
import type { FunctionComponent } from 'react';
import { HostedField, type CardFieldProps } from './hosted-field';

function createField(name: HostedFieldKey, displayName: string): FunctionComponent<CardFieldProps> {
  return Object.assign((props: CardFieldProps) => <HostedField {...props} name={name} />, { displayName });
}

/** The card number. Must be within `<HostedFields>`. */
export const CardNumberField = /* @__PURE__ */ createField('number', 'CardNumberField');
/** The security code. Must be within `<HostedFields>`. */
export const SecurityCodeField = /* @__PURE__ */ createField('cvv', 'SecurityCodeField');
/** The expiration date, month and year in one field. Must be within `<HostedFields>`. */
export const ExpirationDateField = /* @__PURE__ */ createField('expirationDate', 'ExpirationDateField');
/** The expiration month, for a form with a separate `ExpirationYearField`. Must be within `<HostedFields>`. */
export const ExpirationMonthField = /* @__PURE__ */ createField('expirationMonth', 'ExpirationMonthField');
/** The expiration year, for a form with a separate `ExpirationMonthField`. Must be within `<HostedFields>`. */
export const ExpirationYearField = /* @__PURE__ */ createField('expirationYear', 'ExpirationYearField');
/** The cardholder's name. Must be within `<HostedFields>`. */
export const CardholderNameField = /* @__PURE__ */ createField('cardholderName', 'CardholderNameField');
/** The postal code of the billing address. Must be within `<HostedFields>`. */
export const PostalCodeField = /* @__PURE__ */ createField('postalCode', 'PostalCodeField');
