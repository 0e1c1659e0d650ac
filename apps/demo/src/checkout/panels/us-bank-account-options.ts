import type { TokenizeOptions } from '@tender/us-bank-account';
import { formatMoney } from '../../format-money';
import type { Checkout } from '../checkout';
import type { Draft } from '../draft';

type Ordered = Pick<Checkout, 'configuration' | 'currency' | 'draft' | 'total'>;

/** The customer's permission, as they read it: banks want these words. */
export const mandateText = ({ configuration, currency, total }: Omit<Ordered, 'draft'>): string =>
  `By clicking “Pay ${formatMoney(total, currency)}”, I authorize Braintree, a service of PayPal, on behalf of ` +
  `${configuration.shopName} (i) to verify my bank account information using bank information and consumer reports and (ii) to debit my ` +
  `bank account once with ${formatMoney(total, currency)}.`;

/** What the component is told, by the way the customer chose. */
export function usBankAccountOptions(ordered: Ordered): TokenizeOptions {
  const { configuration, draft } = ordered;
  const shared = { mandateText: mandateText(ordered) };
  if (draft.bankWay === 'login') return { ...shared, bankLogin: { displayName: configuration.shopName, ...owner(draft) } };
  const { accountType } = draft;
  const numbers = { routingNumber: draft.routingNumber.trim(), accountNumber: draft.accountNumber.trim() };
  return { ...shared, bankDetails: { ...numbers, accountType, ...owner(draft) } };
}

function owner({ ownership, givenName, surname, businessName, street, city, region, postalCode }: Draft) {
  const billingAddress = {
    streetAddress: street.trim(),
    locality: city.trim(),
    region: region.trim().toUpperCase(),
    postalCode: postalCode.trim(),
  };
  return ownership === 'personal'
    ? { ownershipType: ownership, firstName: givenName.trim(), lastName: surname.trim(), billingAddress }
    : { ownershipType: ownership, businessName: businessName.trim(), billingAddress };
}
