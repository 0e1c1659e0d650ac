import type { ReactNode } from 'react';
import { TextField } from '../fields/text-field';
import type { Messages } from '../draft';

/** What a bill asks for beside the name. */
export function InvoiceFields(field: { readonly messages: Messages }): ReactNode {
  return (
    <>
      <div className="pair">
        <TextField {...field} name="birthDate" label="Date of birth" type="date" autoComplete="bday" />
        <TextField {...field} name="phone" label="Phone (+49)" type="tel" autoComplete="tel-national" />
      </div>
      <TextField {...field} name="street" label="Street and number" autoComplete="street-address" />
      <div className="pair">
        <TextField {...field} name="postalCode" label="Postal code" autoComplete="postal-code" />
        <TextField {...field} name="city" label="Town" autoComplete="address-level2" />
      </div>
    </>
  );
}
