import type { VenmoContext } from '../context';

/** What a payment context is created with for the app, or for a window to log in. The merchant's own objects are not touched. */
export function mobileInput({ configuration, settings }: VenmoContext): object {
  if (settings.legacy) return { environment: configuration.gatewayConfiguration.environment.toUpperCase(), intent: 'PAY_FROM_APP' };
  const { subTotalAmount, discountAmount, taxAmount, shippingAmount, totalAmount, lineItems } = settings;
  const details = { subTotalAmount, discountAmount, taxAmount, shippingAmount, totalAmount, lineItems: withTaxes(lineItems) };
  return {
    paymentMethodUsage: settings.usage,
    intent: 'CONTINUE',
    customerClient: settings.byLogin ? 'NATIVE_WEB' : 'MOBILE_WEB',
    isFinalAmount: settings.isFinalAmount || false,
    displayName: settings.displayName,
    paysheetDetails: {
      collectCustomerBillingAddress: settings.collectCustomerBillingAddress || false,
      collectCustomerShippingAddress: settings.collectCustomerShippingAddress || false,
      transactionDetails: Object.values(details).some((value) => value !== undefined) ? details : undefined,
    },
  };
}

/** Whatever was given goes out, but a line without a tax has one of zero. */
function withTaxes<Items>(items: Items): unknown {
  if (!Array.isArray(items)) return items;
  return items.map((item: { unitTaxAmount?: string } | null) => ({ ...item, unitTaxAmount: item?.unitTaxAmount || '0' }));
}
