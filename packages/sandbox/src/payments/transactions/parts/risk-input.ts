import { RISK_RULES } from '../../vault/risk-rules';
import { checkMember, type SalePart } from './sale-part';

/** What the merchant knows about the customer, for the fraud protection. Responses have its result only. */
export const riskInput: SalePart = { check: checkMember(RISK_RULES, 'riskData') };
