import { type FieldError } from '../../../core/http/gateway-error';
import { isOneOf, checkFields, createLengthRule, type FieldRule } from '../../vault/check-fields';
import { type SaleRequest } from '../sale';
import { type SalePart } from './sale-part';

const PAYPAL_RULES: readonly FieldRule[] = [createLengthRule('customField', '91580', 'PayPal custom field', 255)];

/** Only Brazilian accounts distinguish credit from debit, and debit is always captured. */
function checkAccountType({ account, input }: SaleRequest): FieldError[] {
  const rules: readonly FieldRule[] = [
    ['accountType', '915184', 'Account type is invalid.', isOneOf(['credit', 'debit'])],
    ['accountType', '915185', 'Account type is not supported by this merchant account.', () => account?.currency === 'BRL'],
    [
      'accountType',
      '915186',
      'Account type debit does not support authorizations.',
      (type) => type !== 'debit' || input.options?.submitForSettlement === true,
    ],
  ];
  return checkFields(rules, input.options?.creditCard ?? {}, ['transaction', 'options', 'creditCard']);
}

/** The options of a sale that have rules. */
export const options: SalePart = {
  check: (request) => [
    ...checkAccountType(request),
    ...checkFields(PAYPAL_RULES, request.input.options?.paypal ?? {}, ['transaction', 'options', 'paypal']),
  ],
  describe({ input: { options: chosen }, instrument }) {
    // A debit card without a PIN is charged through its debit network, where authorization and capture are one.
    const isDebit = chosen?.submitForSettlement === true && chosen.creditCard?.processDebitAsCredit !== true;
    return { debitNetwork: isDebit ? (instrument?.facts.debitNetwork ?? null) : null };
  },
};
