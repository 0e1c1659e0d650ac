import { type SandboxContext } from '../context';
import { type FieldError } from '../server/gateway-error';
import { type Document } from '../store/schema';
import { checkFields, isUnlike, type FieldRule } from './check-fields';
import { findCurrency, readDefaultMerchantAccountId } from './merchant-account';
import { textAt } from '../text-at';

/** Names of the options of a verification in one kind of request, with their error codes. */
interface OptionNames {
  amount: string;
  merchantAccountId: string;
  accountType: string;
  codes: { negative: string; format: string; tooLarge: string; merchantAccount: string; type: string; unsupportedType: string };
}

/** The options of a card that is vaulted. */
export const METHOD_OPTIONS: OptionNames = {
  amount: 'verificationAmount',
  merchantAccountId: 'verificationMerchantAccountId',
  accountType: 'verificationAccountType',
  codes: { negative: '91739', format: '91740', tooLarge: '91752', merchantAccount: '91728', type: '91757', unsupportedType: '91758' },
};
/** The options of a card of Apple Pay that a server decrypts and vaults. */
export const APPLE_PAY_OPTIONS: OptionNames = {
  ...METHOD_OPTIONS,
  codes: { negative: '93535', format: '93534', tooLarge: '93537', merchantAccount: '93540', type: '93538', unsupportedType: '93543' },
};
/** The options of a verification that stores nothing. */
export const VERIFICATION_OPTIONS: OptionNames = {
  amount: 'amount',
  merchantAccountId: 'merchantAccountId',
  accountType: 'accountType',
  codes: { negative: '94201', format: '94202', tooLarge: '94207', merchantAccount: '94204', type: '942184', unsupportedType: '942185' },
};

/** Lists what is wrong with the options of a verification. Only Brazilian accounts distinguish credit from debit. */
export function checkVerificationOptions(
  context: Pick<SandboxContext, 'settings'>,
  options: Document | null | undefined,
  { amount, merchantAccountId, accountType, codes }: OptionNames,
  path: readonly string[],
): FieldError[] {
  const account = textAt(options, merchantAccountId) ?? readDefaultMerchantAccountId(context);
  const isBrazilian = findCurrency(context, account) === 'BRL';
  const rules: readonly FieldRule[] = [
    [amount, codes.negative, 'Verification amount cannot be negative.', (text) => text.startsWith('-')],
    [amount, codes.format, 'Verification amount is an invalid format.', isUnlike(/^\d+(\.\d{1,2})?$/)],
    [amount, codes.tooLarge, 'Verification amount is too large.', (text) => Number(text) > 9_999_999_999],
    [merchantAccountId, codes.merchantAccount, 'Merchant account ID is invalid.', (id) => findCurrency(context, id) === undefined],
    [accountType, codes.type, 'Verification account type is invalid.', isUnlike(/^(?:credit|debit)$/)],
    [accountType, codes.unsupportedType, 'Verification account type is not supported by this merchant account.', () => !isBrazilian],
  ];
  return checkFields(rules, options ?? {}, path);
}
