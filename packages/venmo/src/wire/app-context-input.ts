import type { VenmoContext } from '../context';

/** Creates the input of the mutation that creates a payment context for the app or the login window. Does not change the merchant's objects. */
export function createAppContextInput({ configuration, settings }: VenmoContext): object {
  if (settings.legacy) return { environment: configuration.gatewayConfiguration.environment.toUpperCase(), intent: 'PAY_FROM_APP' };
  const { subTotalAmount, discountAmount, taxAmount, shippingAmount, totalAmount, lineItems } = settings;
  const details = { subTotalAmount, discountAmount, taxAmount, shippingAmount, totalAmount, lineItems: addTaxes(lineItems) };
  return {
    paymentMethodUsage: settings.usage,
    intent: 'CONTINUE',
    customerClient: settings.usesLogin ? 'NATIVE_WEB' : 'MOBILE_WEB',
    isFinalAmount: settings.isFinalAmount || false,
    displayName: settings.displayName,
    venmoRiskCorrelationId: settings.riskCorrelationId,
    paysheetDetails: {
      collectCustomerBillingAddress: settings.collectCustomerBillingAddress || false,
      collectCustomerShippingAddress: settings.collectCustomerShippingAddress || false,
      transactionDetails: Object.values(details).some((value) => value !== undefined) ? details : undefined,
    },
  };
}

/** Passes the line items on as they are, except that lines without a tax get a tax of zero. */
function addTaxes<Items>(items: Items): unknown {
  if (!Array.isArray(items)) return items;
  return items.map((item: { unitTaxAmount?: string } | null) => ({ ...item, unitTaxAmount: item?.unitTaxAmount || '0' }));
}
