import type { StartPaymentOptions } from '@tender/local-payment';
import { returnAddress } from '../arrival';
import { amountOf, type Checkout } from '../checkout';
import { localType } from '../methods';

type Ordered = Pick<Checkout, 'configuration' | 'draft' | 'lines' | 'total'>;

/** What the provider is told of a payment, by its type. */
export function localPaymentOptions(ordered: Ordered, orderKey: string): StartPaymentOptions {
  const { configuration, draft, total } = ordered;
  const { localType: paymentType } = draft;
  const { country, currency } = localType(paymentType);
  const shared = {
    amount: amountOf(total),
    currencyCode: currency,
    paymentTypeCountryCode: country,
    givenName: draft.givenName.trim(),
    surname: draft.surname.trim(),
    email: draft.email.trim(),
    displayName: configuration.shopName,
  };
  switch (paymentType) {
    case 'blik':
      return { ...shared, paymentType, blikOptions: { level_0: { authCode: draft.blikCode.trim() } } };
    case 'pay_upon_invoice':
      return { ...shared, ...invoice(ordered, country, orderKey), paymentType };
    default:
      // For who comes back from a bank's app to another window than the one that waits.
      return { ...shared, paymentType, fallback: { url: returnAddress('local-payment'), buttonText: `Back to ${configuration.shopName}` } };
  }
}

function invoice({ configuration, draft, lines }: Ordered, countryCode: string, orderKey: string) {
  const address = {
    streetAddress: draft.street.trim(),
    locality: draft.city.trim(),
    postalCode: draft.postalCode.trim(),
    countryCode,
  };
  return {
    birthDate: draft.birthDate,
    email: draft.email.trim(),
    phone: draft.phone.replace(/\D/g, '').replace(/^0+/, ''),
    phoneCountryCode: '49',
    address,
    billingAddress: address,
    locale: 'de-DE',
    customerServiceInstructions: `Questions about the bill? Write to ${configuration.shopName}.`,
    // Of the data that the provider's data collector gathers, where the page has it; here it names the attempt.
    correlationId: orderKey,
    lineItems: lines.map(({ product, quantity }) => ({
      category: 'PHYSICAL_GOODS',
      name: product.name,
      quantity: String(quantity),
      unitAmount: amountOf(product.price),
      unitTaxAmount: '0.00',
    })),
  };
}
