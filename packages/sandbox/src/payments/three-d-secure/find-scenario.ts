import { type SandboxContext } from '../../core/context';
import { detectBrand } from '../cards/brands';
import { hashCardNumber } from '../cards/card-document';
import { type Instrument } from '../instruments/kinds';
import { SCENARIOS, SCENARIOS_BY_NUMBER, type Scenario } from './scenarios';

const PARTICIPATING = new Set(['VISA', 'MASTERCARD', 'AMERICAN_EXPRESS', 'DISCOVER', 'ELO', 'INTERNATIONAL_MAESTRO']);

/**
 * Finds the scenario of a card. The store contains only a hash of the number, so the documented number with the same hash is found. Other cards are not
 * enrolled.
 */
export function findScenario(
  context: Pick<SandboxContext, 'merchant'>,
  { document, cardFingerprint }: Pick<Instrument, 'document' | 'cardFingerprint'>,
  { dataOnlyRequested }: { dataOnlyRequested: boolean },
): Scenario {
  const brand = detectBrand(document.details.bin ?? '');
  if (dataOnlyRequested && brand === 'MASTERCARD') return SCENARIOS.dataOnly;
  const lastFour = document.details.lastFour ?? '';
  for (const [number, scenario] of SCENARIOS_BY_NUMBER) {
    if (number.endsWith(lastFour) && hashCardNumber(context, number) === cardFingerprint) return scenario;
  }
  return PARTICIPATING.has(brand) ? SCENARIOS.notEnrolled : SCENARIOS.unsupported;
}
