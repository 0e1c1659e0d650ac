import { AMOUNTS, COLLECTED } from '../constants';
import type { VenmoContext } from '../context';

/** What a payment context is created with for the app, or for a window to log in. The merchant's own objects are not touched. */
export function mobileInput({ client, settings }: VenmoContext): object {
  if (settings.legacy) return legacyInput(client.getConfiguration().gatewayConfiguration.environment.toUpperCase());
  const { lineItems } = settings;
  const details = Object.fromEntries([...AMOUNTS.map((key) => [key, settings[key]]), ['lineItems', withTaxes(lineItems)]]) as object;
  return {
    paymentMethodUsage: settings.usage,
    intent: 'CONTINUE',
    customerClient: settings.byLogin ? 'NATIVE_WEB' : 'MOBILE_WEB',
    isFinalAmount: settings.isFinalAmount || false,
    displayName: settings.displayName,
    paysheetDetails: {
      ...Object.fromEntries(COLLECTED.map((key) => [key, settings[key] || false])),
      transactionDetails: Object.values(details).some((value) => value !== undefined) ? details : undefined,
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
