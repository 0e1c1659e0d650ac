import { AMOUNTS } from '../constants';
import type { VenmoContext } from '../context';

/** What a payment context is created with for the app, or for a window to log in. The merchant's own objects are not touched. */
export function mobileInput({ client, settings }: VenmoContext): object {
  if (settings.legacy) return legacyInput(client.getConfiguration().gatewayConfiguration.environment.toUpperCase());
  const { usage, byLogin, isFinalAmount, displayName, lineItems, ...rest } = settings;
  const amounts = { ...Object.fromEntries(AMOUNTS.map((key) => [key, rest[key]])), lineItems: withTaxes(lineItems) };
  return {
    paymentMethodUsage: usage,
    intent: 'CONTINUE',
    customerClient: byLogin ? 'NATIVE_WEB' : 'MOBILE_WEB',
    isFinalAmount: isFinalAmount || false,
    displayName,
    paysheetDetails: {
      collectCustomerBillingAddress: rest.collectCustomerBillingAddress || false,
      collectCustomerShippingAddress: rest.collectCustomerShippingAddress || false,
      transactionDetails: Object.values(amounts).some((value) => value !== undefined) ? amounts : undefined,
    },
  };
}

/** The same for a QR code. */
export function qrInput(context: VenmoContext): object {
  const { legacy, usage, displayName } = context.settings;
  if (legacy) return legacyInput(qrEnvironment(context));
  return {
    intent: 'PAY_FROM_APP',
    paymentMethodUsage: usage,
    customerClient: 'DESKTOP',
    merchantProfileId: profileOf(context),
    displayName: displayName || undefined,
  };
}

export const profileOf = ({ settings, payWithVenmo }: VenmoContext): string => settings.profileId || payWithVenmo.merchantId;

export const qrEnvironment = ({ client }: VenmoContext): string =>
  client.getConfiguration().gatewayConfiguration.environment === 'production' ? 'PRODUCTION' : 'SANDBOX';

const legacyInput = (environment: string): object => ({ environment, intent: 'PAY_FROM_APP' });

/** Whatever was given goes out, but a line without a tax has one of zero. */
function withTaxes<Items>(items: Items): unknown {
  if (!Array.isArray(items)) return items;
  return items.map((item: { unitTaxAmount?: string } | null) => ({ ...item, unitTaxAmount: item?.unitTaxAmount || '0' }));
}
