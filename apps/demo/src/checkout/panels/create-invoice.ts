import type { LocalPaymentPayUponInvoiceOptions } from '@tender/local-payment';
import { toAmount, type Purchase } from '../purchase';

type Invoice = Omit<LocalPaymentPayUponInvoiceOptions, 'amount' | 'currencyCode' | 'givenName' | 'paymentType' | 'surname'>;
type Person = Readonly<Partial<Record<'birthDate' | 'locality' | 'phone' | 'postalCode' | 'streetAddress', string>>>;

/** Creates what pay upon invoice needs besides the name. */
export function createInvoice({ configuration, lines, email }: Purchase, person: Person, countryCode: string): Invoice {
  const { birthDate = '', phone = '', streetAddress = '', postalCode = '', locality = '' } = person;
  const address = { streetAddress, locality, postalCode, countryCode };
  return {
    birthDate,
    email,
    phone: phone.replace(/\D/g, '').replace(/^0+/, ''),
    phoneCountryCode: '49',
    address,
    billingAddress: address,
    locale: 'de-DE',
    customerServiceInstructions: `Questions about the bill? Write to ${configuration.shopName}.`,
    correlationId: crypto.randomUUID(), // with the provider's data collector, the id of its device data
    lineItems: lines.map(({ product, quantity }) => ({
      category: 'PHYSICAL_GOODS',
      name: product.name,
      quantity: String(quantity),
      unitAmount: toAmount(product.price),
      unitTaxAmount: '0.00',
    })),
  };
}
