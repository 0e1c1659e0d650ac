import type { ReactNode } from 'react';
import { TextField } from '../fields/text-field';
import type { Messages } from '../draft';

/** Where the owner of an account lives. */
export function UsAddressFields(field: { readonly messages: Messages }): ReactNode {
  return (
    <>
      <TextField {...field} name="street" label="Billing address" autoComplete="street-address" />
      <TextField {...field} name="city" label="City" autoComplete="address-level2" />
      <div className="pair">
        <TextField {...field} name="region" label="State" autoComplete="address-level1" maxLength={2} hint="Two letters, like IL" />
        <TextField {...field} name="postalCode" label="ZIP code" inputMode="numeric" autoComplete="postal-code" maxLength={10} />
      </div>
    </>
  );
}
