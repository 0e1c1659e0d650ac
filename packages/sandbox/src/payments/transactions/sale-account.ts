import { type SandboxContext } from '../../core/context';
import { type MerchantAccount } from '../../core/merchant';
import { findAccount, readDefaultMerchantAccountId } from '../vault/merchant-account';
import { type SaleInput } from './sale-input';

type Context = Pick<SandboxContext, 'settings'>;
type Request = Pick<SaleInput, 'merchantAccountId'>;

/** Reads the id of the merchant account that a request means. */
export const readAccountId = (context: Context, { merchantAccountId }: Request): string =>
  merchantAccountId || readDefaultMerchantAccountId(context);

/** Finds the merchant account that a request means. Undefined when there is none of that id. */
export const findSaleAccount = (context: Context, request: Request): MerchantAccount | undefined =>
  findAccount(context, readAccountId(context, request));
