import { type SandboxContext } from '../context';
import { type BinData } from './bin-data';

/** As the client API words it; a merchant's own value is passed on as it is. */
export type RegulationEnvironment = 'psd2' | 'unregulated' | 'unavailable' | (string & {});

/** Where strong customer authentication is the law. */
const REGULATED = new Set(['IRL', 'GBR']);

/** Whether a bank must authenticate the customer when this card is charged through this merchant account. */
export function regulationEnvironment(
  { settings }: Pick<SandboxContext, 'settings'>,
  merchantAccountId: string,
  binData: Pick<BinData, 'countryOfIssuance'>,
): RegulationEnvironment {
  return settings.authenticationInsight?.[merchantAccountId] ?? (REGULATED.has(binData.countryOfIssuance) ? 'psd2' : 'unregulated');
}
