import { type SandboxContext } from '../../core/context';
import { accountRequires } from './merchant-account';

/** Whether a merchant account charges only US bank accounts that are verified. */
export function demandsVerification(context: Pick<SandboxContext, 'settings'>, merchantAccountId: string): boolean {
  const { verifiedBankAccounts = false } = context.settings;
  const isListed = typeof verifiedBankAccounts === 'boolean' ? verifiedBankAccounts : verifiedBankAccounts.includes(merchantAccountId);
  return isListed || accountRequires(context, merchantAccountId, 'verifiedBankAccount');
}
