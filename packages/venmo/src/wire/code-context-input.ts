import type { VenmoContext } from '../context';

/** Creates the input of the mutation that creates a payment context for a QR code. */
export function createCodeContextInput(context: VenmoContext): object {
  const { legacy, usage, displayName, riskCorrelationId } = context.settings;
  if (legacy) return { environment: readEnvironment(context), intent: 'PAY_FROM_APP' };
  return {
    intent: 'PAY_FROM_APP',
    paymentMethodUsage: usage,
    customerClient: 'DESKTOP',
    merchantProfileId: context.profileId,
    displayName: displayName || undefined,
    venmoRiskCorrelationId: riskCorrelationId,
  };
}

export const readEnvironment = ({ configuration }: VenmoContext): string =>
  configuration.gatewayConfiguration.environment === 'production' ? 'PRODUCTION' : 'SANDBOX';
