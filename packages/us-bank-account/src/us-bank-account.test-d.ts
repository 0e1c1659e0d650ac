import type { Same } from '@tender/client/testing';
import type { z } from 'zod';
import {
  usBankAccount,
  type UsBankAccount,
  type UsBankAccountBankDetails,
  type UsBankAccountBankLogin,
  type UsBankAccountBillingAddress,
  type UsBankAccountErrorCode,
  type UsBankAccountTokenizeOptions,
  type UsBankAccountTokenizePayload,
} from './index';
import type { bankDetails, bankLogin, billingAddress, tokenizeOptions, tokenizePayload } from './schemas';

declare const authorization: string;
declare const signal: AbortSignal;

true satisfies Same<z.input<typeof billingAddress>, UsBankAccountBillingAddress>;
true satisfies Same<z.input<typeof bankDetails>, UsBankAccountBankDetails>;
true satisfies Same<z.input<typeof bankLogin>, UsBankAccountBankLogin>;
true satisfies Same<z.input<typeof tokenizeOptions>, UsBankAccountTokenizeOptions>;
true satisfies Same<z.output<typeof tokenizePayload>, UsBankAccountTokenizePayload>;

export async function types(): Promise<void> {
  const instance: UsBankAccount = await usBankAccount.create({ authorization, signal });
  usBankAccount.create({ authorization }, (error: unknown, created?: UsBankAccount) => created);
  const mandateText = 'I agree.';
  (await instance.tokenize({ mandateText, bankDetails: { accountType: 'checking' }, signal })) satisfies UsBankAccountTokenizePayload;
  instance.tokenize(
    { mandateText, bankLogin: { displayName: 'Shop' } },
    (_, payload) => payload?.type satisfies 'us_bank_account' | undefined,
  );
  // @ts-expect-error -- a mandate is required
  await instance.tokenize({ bankDetails: { accountType: 'checking' } });
  // @ts-expect-error -- there is no such account type
  await instance.tokenize({ mandateText, bankDetails: { accountType: 'sofa' } });
  const code: UsBankAccountErrorCode = 'BRAINTREE_API_ACCESS_RESTRICTED';
  void code;
}
