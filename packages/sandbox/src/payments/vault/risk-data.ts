import { randomId } from '../../core/random';
import { type Document } from '../../core/store/schema';
import { type CardOutcome } from '../cards/test-cards';

const DECISIONS: Partial<Record<CardOutcome, readonly [decision: string, score: string]>> = {
  fraud: ['Decline', '95'],
  risk_threshold: ['Decline', '95'],
  risk_review: ['Review', '70'],
};

/** Creates the result of the provider's fraud protection for a card. */
export function createRiskData(outcome: CardOutcome, deviceData: string | null | undefined): Document {
  const [decision, transactionRiskScore] = DECISIONS[outcome] ?? ['Approve', '10'];
  return {
    id: randomId(12),
    decision,
    deviceDataCaptured: Boolean(deviceData),
    fraudServiceProvider: 'fraud_protection',
    decisionReasons: [],
    transactionRiskScore,
  };
}
