import { isUnlike, type FieldRule } from '../../vault/check-fields';
import { checkMember, createLengthRule, type SalePart } from './sale-part';

const RULES: readonly FieldRule[] = [
  createLengthRule('customerBrowser', '94701', 'Customer browser', 255),
  createLengthRule('customerDeviceId', '94702', 'Customer device ID', 255),
  [
    'customerLocationZip',
    '94703',
    'Customer location zip can only contain letters, numbers, spaces, and hyphens.',
    isUnlike(/^[A-Za-z0-9 -]*$/),
  ],
  createLengthRule('customerLocationZip', '94705', 'Customer location zip', 9),
  createLengthRule('customerTenure', '94706', 'Customer tenure', 500),
];

/** What the merchant knows about the customer, for the fraud protection. Responses have its result only. */
export const riskInput: SalePart = { check: checkMember(RULES, 'riskData') };
