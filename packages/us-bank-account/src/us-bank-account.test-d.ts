import { usBankAccount, type TokenizePayload, type UsBankAccount, type UsBankAccountErrorCode } from './index';

declare const authorization: string;
declare const signal: AbortSignal;

export async function types(): Promise<void> {
  const instance: UsBankAccount = await usBankAccount.create({ authorization, signal });
  usBankAccount.create({ authorization }, (error: unknown, created?: UsBankAccount) => created);
  const mandateText = 'I agree.';
  (await instance.tokenize({ mandateText, bankDetails: { accountType: 'checking' }, signal })) satisfies TokenizePayload;
  instance.tokenize(
    { mandateText, bankLogin: { displayName: 'Shop' } },
    (_, payload) => payload?.type satisfies 'us_bank_account' | undefined,
  );
  // @ts-expect-error -- a mandate is required
  await instance.tokenize({ bankDetails: { accountType: 'checking' } });
  // @ts-expect-error -- there is no such type of account
  await instance.tokenize({ mandateText, bankDetails: { accountType: 'sofa' } });
  const code: UsBankAccountErrorCode = 'BRAINTREE_API_ACCESS_RESTRICTED';
  void code;
}
