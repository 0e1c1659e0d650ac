import { type SandboxContext } from '../../core/context';
import { refuseIfAny, Refusal } from '../../core/http/refusal';
import { type AccountRefusal } from '../../core/merchant';
import { accountRefuses } from '../vault/merchant-account';
import { isMerchantInitiated } from './authorization-lifetime';
import { checkDetails, createDetails } from './capture-details';
import { changeTransaction, refuseTransaction } from './change-transaction';
import { fromCents, toCents } from './money';
import { type SaleInput } from './sale-input';
import { type TransactionRow } from './transaction-row';
import { validateChangedAmount } from './validate-amount';

/** Changes a payment that is submitted for settlement. */
export async function updateDetails(context: SandboxContext, id: string, input: SaleInput): Promise<TransactionRow> {
  refuseIfAny(checkDetails(input));
  return changeTransaction(context, id, (row) => {
    if (row.status !== 'submitted_for_settlement') {
      throw refuseTransaction('915129', 'Cannot update transaction details that are not submitted for settlement.');
    }
    if (isRefusedByProcessor(context, row, 'detailUpdate')) {
      throw refuseTransaction('915130', 'The processor does not support updates of transaction details.');
    }
    const amount = input.amount == null ? row.amount : parseAmount(input.amount, row);
    return { amount, ...createDetails(row, input) };
  });
}

function parseAmount(amount: string, row: TransactionRow): string {
  refuseIfAny(validateChangedAmount(amount, row));
  if (toCents(amount) > toCents(row.amount)) throw refuseTransaction('91522', 'Settlement amount is too large.', 'amount');
  return fromCents(toCents(amount));
}

/** Changes the amount of an authorization. */
export function adjustAuthorization(context: SandboxContext, id: string, input: SaleInput): Promise<TransactionRow> {
  return changeTransaction(context, id, (row) => {
    const amount = parseAdjustedAmount(context, row, input);
    const adjustment = {
      amount: subtractAmounts(amount, row.amount),
      success: true,
      timestamp: new Date(context.clock.now()).toISOString(),
      processorResponseCode: '1000',
      processorResponseText: 'Approved',
      processorResponseType: 'approved',
    };
    return {
      amount,
      document: { ...row.document, authorizationAdjustments: [...(row.document.authorizationAdjustments ?? []), adjustment] },
    };
  });
}

/** @throws Refusal for an authorization that cannot be adjusted, or not to this amount */
function parseAdjustedAmount(context: SandboxContext, row: TransactionRow, input: SaleInput): string {
  if (row.status !== 'authorized') throw refuseTransaction('915218', 'Transaction must be in state authorized.');
  if (isRefusedByProcessor(context, row, 'authorizationAdjustment')) {
    throw refuseTransaction('915222', 'The processor does not support adjustments of an authorization.');
  }
  refuseIfAny(validateChangedAmount(input.amount, row));
  const amount = fromCents(toCents(input.amount ?? ''));
  if (amount === row.amount) {
    throw new Refusal([{ path: ['authorizationAdjustment', 'base'], code: '95606', message: 'No net amount to perform auth adjustment.' }]);
  }
  // Without the cardholder, an authorization is final.
  if (isMerchantInitiated(row.document.internal.transactionSource)) {
    throw refuseTransaction('915219', 'Cannot adjust an authorization that is final.');
  }
  return amount;
}

const isRefusedByProcessor = (context: SandboxContext, { document }: TransactionRow, what: AccountRefusal): boolean =>
  accountRefuses(context, document.merchantAccountId ?? '', what);

function subtractAmounts(after: string, before: string): string {
  const cents = toCents(after) - toCents(before);
  return `${cents < 0 ? '-' : ''}${fromCents(Math.abs(cents))}`;
}

/** The line items as they were sent, under the official SDK's names. */
export const readLineItems = ({ document }: TransactionRow) => document.lineItems ?? [];
