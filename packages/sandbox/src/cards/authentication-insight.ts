import { type SandboxContext } from '../context';
import { type BinData } from './bin-data';
import { findEntry } from '../find-entry';

/** The client API's values; a merchant's own value from the settings is returned unchanged. */
export type RegulationEnvironment = 'psd2' | 'unregulated' | 'unavailable' | (string & {});

/** Countries in which strong customer authentication is required by law. */
const REGULATED = new Set(['IRL', 'GBR']);

/** Finds out whether a bank must authenticate the customer when this card is charged through this merchant account. */
export function findRegulationEnvironment(
  { settings }: Pick<SandboxContext, 'settings'>,
  merchantAccountId: string,
  binData: Pick<BinData, 'countryOfIssuance'>,
): RegulationEnvironment {
  return (
    findEntry(settings.authenticationInsight ?? {}, merchantAccountId) ??
    (REGULATED.has(binData.countryOfIssuance) ? 'psd2' : 'unregulated')
  );
}
