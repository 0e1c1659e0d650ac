import { type FieldError } from '../../../core/http/gateway-error';
import { type Document } from '../../../core/store/schema';
import { type SaleRequest } from '../sale';
import { addresses } from './addresses';
import { bankDebit } from './bank-debit';
import { descriptor } from './descriptor';
import { externalVault } from './external-vault';
import { industry } from './industry';
import { lineItems } from './line-items';
import { options } from './options';
import { paymentFacilitator } from './payment-facilitator';
import { riskInput } from './risk-input';
import { saleFields } from './sale-fields';
import { type SalePart } from './sale-part';
import { threeDSecurePassThru } from './three-d-secure-pass-thru';
import { transfer } from './transfer';

/** Everything a sale consists of, in the order of the checks. */
const PARTS: readonly SalePart[] = [
  saleFields,
  lineItems,
  descriptor,
  addresses,
  riskInput,
  externalVault,
  threeDSecurePassThru,
  industry,
  bankDebit,
  transfer,
  paymentFacilitator,
  options,
];

export const checkParts = (request: SaleRequest): FieldError[] => PARTS.flatMap((part) => part.check(request));

export const describeParts = (request: Pick<SaleRequest, 'input' | 'instrument'>): Document =>
  Object.assign({}, ...PARTS.map((part) => part.describe?.(request) ?? {})) as Document;
