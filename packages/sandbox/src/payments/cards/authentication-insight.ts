import { type SandboxContext } from '../../core/context';
import { findEntry } from '../../core/find-entry';
import { type AccountRegulation } from '../../core/merchant';
import { findAccount } from '../vault/merchant-account';
import { type BinData } from './bin-data';

/** The client API's values; a merchant's own value from the settings is returned unchanged. */
export type RegulationEnvironment = 'psd2' | 'rbi' | 'unregulated' | 'unavailable' | (string & {});

/** Whether the bank must authenticate the customer, by the provider's names. */
type ScaIndicator = 'sca_required' | 'sca_optional' | 'unavailable';

const EUROPE =
  'AUT BEL BGR CYP CZE DEU DNK ESP EST FIN FRA GBR GRC HRV HUN IRL ISL ITA LIE LTU LUX LVA MLT NLD NOR POL PRT ROU SVK SVN SWE';

/** Countries in which strong customer authentication is required by law. */
const COUNTRIES: Readonly<Record<AccountRegulation, ReadonlySet<string>>> = {
  psd2: new Set(EUROPE.split(' ')),
  rbi: new Set(['IND']),
};

/**
 * Finds the law about the authentication of the customer when this card is charged through this merchant account. The law of an account is valid for
 * cards of its own countries, and an account without one has European law for European cards.
 */
export function findRegulationEnvironment(
  context: Pick<SandboxContext, 'settings'>,
  merchantAccountId: string,
  { countryOfIssuance }: Pick<BinData, 'countryOfIssuance'>,
): RegulationEnvironment {
  const configured = findEntry(context.settings.authenticationInsight ?? {}, merchantAccountId);
  if (configured !== undefined) return configured;
  const regulation = findAccount(context, merchantAccountId)?.regulation;
  if (regulation && countryOfIssuance === 'Unknown') return 'unavailable';
  return COUNTRIES[regulation ?? 'psd2'].has(countryOfIssuance) ? (regulation ?? 'psd2') : 'unregulated';
}

/** The payment for which a server asks whether the customer must be authenticated. */
export interface InsightOptions {
  amount?: string | null | undefined;
  /** Whether the customer has agreed to repeated payments, of at most `recurringMaxAmount` each. */
  recurringCustomerConsent?: boolean | null | undefined;
  recurringMaxAmount?: string | null | undefined;
}

/** Rupees up to which Indian banks may charge a customer without authentication. */
const INDIAN_LIMIT = 2000;

/** Finds out whether the bank must authenticate the customer of a payment. */
export function findScaIndicator(environment: RegulationEnvironment, options: InsightOptions): ScaIndicator {
  if (environment === 'psd2') return 'sca_required';
  const { amount, recurringCustomerConsent, recurringMaxAmount } = options;
  if (environment !== 'rbi' || !amount) return 'unavailable';
  const agreed = recurringCustomerConsent === true && recurringMaxAmount ? Number(recurringMaxAmount) : INDIAN_LIMIT;
  return Number(amount) > Math.min(agreed, INDIAN_LIMIT) ? 'sca_required' : 'sca_optional';
}
