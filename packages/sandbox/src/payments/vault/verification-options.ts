import { type SandboxContext } from '../../core/context';
import { type FieldError } from '../../core/http/gateway-error';
import { type Document } from '../../core/store/schema';
import { textAt } from '../../core/text-at';
import { countDecimals, fitsDecimals } from '../transactions/currency-decimals';
import { toCents } from '../transactions/money';
import { checkFields, matches, type FieldRule } from './check-fields';
import { findAccount, readDefaultMerchantAccountId } from './merchant-account';

/** Names of the options of a verification in one kind of request, with their error codes. */
interface OptionNames {
  amount: string;
  merchantAccountId: string;
  accountType: string;
  /** Where a request names a currency. */
  currency?: string;
  codes: {
    negative: string;
    format: string;
    tooLarge: string;
    notSupported: string;
    merchantAccount: string;
    /** A suspended account may be invalid as well. */
    suspended: readonly string[];
    type: string;
    unsupportedType: string;
    unsupportedCurrency?: string;
  };
}

/** The options of a card that is vaulted. */
export const METHOD_OPTIONS: OptionNames = {
  amount: 'verificationAmount',
  merchantAccountId: 'verificationMerchantAccountId',
  accountType: 'verificationAccountType',
  currency: 'verificationCurrencyIsoCode',
  codes: {
    negative: '91739',
    format: '91740',
    tooLarge: '91752',
    notSupported: '91741',
    merchantAccount: '91728',
    suspended: ['91742'],
    type: '91757',
    unsupportedType: '91758',
    unsupportedCurrency: '91760',
  },
};
/** The options of a card of Apple Pay that is vaulted. */
export const APPLE_PAY_OPTIONS: OptionNames = {
  ...METHOD_OPTIONS,
  codes: {
    negative: '93535',
    format: '93534',
    tooLarge: '93537',
    notSupported: '93536',
    merchantAccount: '93540',
    suspended: ['93540', '93541'],
    type: '93538',
    unsupportedType: '93543',
  },
};
/** The options of a verification that stores nothing. */
export const VERIFICATION_OPTIONS: OptionNames = {
  amount: 'amount',
  merchantAccountId: 'merchantAccountId',
  accountType: 'accountType',
  codes: {
    negative: '94201',
    format: '94202',
    tooLarge: '94207',
    notSupported: '94203',
    merchantAccount: '94204',
    suspended: ['94205'],
    type: '942184',
    unsupportedType: '942185',
  },
};

const UNSUPPORTED_CURRENCY = 'Currency code is not supported by this merchant account.';
/** The provider stores amounts in cents, as numbers of 32 bits. */
const LARGEST_CENTS = 2 ** 31 - 1;

/** Lists what is wrong with the options of a verification. Only Brazilian accounts distinguish credit from debit. */
export function checkVerificationOptions(
  context: Pick<SandboxContext, 'settings'>,
  options: Document | null | undefined,
  { amount, merchantAccountId, accountType, currency, codes }: OptionNames,
  path: readonly string[],
): FieldError[] {
  const named = textAt(options, merchantAccountId);
  const account = findAccount(context, named ?? readDefaultMerchantAccountId(context));
  const lowest = toCents(account?.minimumAmount ?? '0');
  const rules: readonly FieldRule[] = [
    [amount, codes.negative, 'Verification amount cannot be negative.', (text) => !text.startsWith('-')],
    [
      amount,
      codes.format,
      'Verification amount is an invalid format.',
      (text) => /^\d+(\.\d{1,2})?$/.test(text) && fitsDecimals(text, countDecimals(account?.currency)),
    ],
    [amount, codes.tooLarge, 'Verification amount is too large.', (text) => toCents(text) <= LARGEST_CENTS],
    [amount, codes.notSupported, 'Verification amount is not supported by the processor.', (text) => toCents(text) >= lowest],
    [merchantAccountId, codes.merchantAccount, 'Merchant account ID is invalid.', () => account !== undefined],
    [accountType, codes.type, 'Verification account type is invalid.', matches(/^(?:credit|debit)$/)],
    [
      accountType,
      codes.unsupportedType,
      'Verification account type is not supported by this merchant account.',
      () => account?.currency === 'BRL',
    ],
    ...(currency !== undefined && codes.unsupportedCurrency !== undefined
      ? [[currency, codes.unsupportedCurrency, UNSUPPORTED_CURRENCY, (text) => text === account?.currency] satisfies FieldRule]
      : []),
  ];
  const suspended = named !== null && account?.suspended === true ? codes.suspended : [];
  return [
    ...checkFields(rules, options ?? {}, path),
    ...suspended.map((code) => ({ path: [...path, merchantAccountId], code, message: 'Merchant account is suspended.' })),
  ];
}
