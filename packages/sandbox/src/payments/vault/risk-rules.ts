import { z } from 'zod';
import { text } from '../../core/input-fields';
import { createLengthRule, matches, type FieldRule } from './check-fields';

/** What the merchant knows about the customer, for the fraud protection. */
export const riskData = z.looseObject({
  customerBrowser: text,
  customerDeviceId: text,
  customerIp: text,
  customerLocationZip: text,
  customerTenure: text,
});

export const RISK_RULES: readonly FieldRule[] = [
  createLengthRule('customerBrowser', '94701', 'Customer browser', 255),
  createLengthRule('customerDeviceId', '94702', 'Customer device ID', 255),
  [
    'customerLocationZip',
    '94703',
    'Customer location zip can only contain letters, numbers, spaces, and hyphens.',
    matches(/^[A-Za-z0-9 -]*$/),
  ],
  createLengthRule('customerLocationZip', '94705', 'Customer location zip', 9),
  createLengthRule('customerTenure', '94706', 'Customer tenure', 500),
];
