import type { VenmoContext } from '../context';

/** What a payment context is created with for a QR code. */
export function codeInput(context: VenmoContext): object {
  const { legacy, usage, displayName } = context.settings;
  if (legacy) return { environment: codeEnvironment(context), intent: 'PAY_FROM_APP' };
  return {
    intent: 'PAY_FROM_APP',
    paymentMethodUsage: usage,
    customerClient: 'DESKTOP',
    merchantProfileId: context.profile,
    displayName: displayName || undefined,
  };
}

export const codeEnvironment = ({ configuration }: VenmoContext): string =>
  configuration.gatewayConfiguration.environment === 'production' ? 'PRODUCTION' : 'SANDBOX';
