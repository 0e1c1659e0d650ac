import { type SandboxContext } from '../../core/context';
import { randomId } from '../../core/random';
import { type Document } from '../../core/store/schema';
import { type CardOutcome } from '../cards/test-cards';

const DECISIONS: Partial<Record<CardOutcome, readonly [decision: string, score: string]>> = {
  fraud: ['Decline', '95'],
  risk_threshold: ['Decline', '95'],
  risk_review: ['Review', '70'],
};

/** Whether the provider bears chargebacks of the merchant's payments. */
export const hasChargebackProtection = ({ settings, merchant }: Pick<SandboxContext, 'settings' | 'merchant'>): boolean =>
  settings.chargebackProtection ?? merchant.id.includes('chargeback_protection');

/** Creates the result of the provider's fraud protection for a card. */
export function createRiskData(outcome: CardOutcome, deviceData: string | null | undefined, isProtected = false): Document {
  const [decision, transactionRiskScore] = DECISIONS[outcome] ?? ['Approve', '10'];
  return {
    id: randomId(12),
    decision,
    deviceDataCaptured: Boolean(deviceData),
    fraudServiceProvider: 'fraud_protection',
    decisionReasons: [],
    transactionRiskScore,
    ...(isProtected && decision === 'Approve' ? { liabilityShift: { responsibleParty: 'paypal', conditions: ['unauthorized'] } } : {}),
  };
}
