import { type SandboxContext } from '../context';
import { GatewayError } from '../server/gateway-error';
import { urlsFor } from '../server/origin';
import { cloneTransaction } from '../transactions/clone-transaction';
import { createSale } from '../transactions/create-sale';
import { findTransaction } from '../transactions/change-transaction';
import { refundTransaction } from '../transactions/refund-transaction';
import { saleInput } from '../transactions/sale-input';
import { submitForPartialSettlement, submitForSettlement } from '../transactions/submit-for-settlement';
import { testSettlement, type TestSettlement } from '../transactions/test-settlement';
import { type TransactionRow } from '../transactions/transaction-row';
import { adjustAuthorization, lineItemsOf, updateDetails } from '../transactions/update-details';
import { voidTransaction } from '../transactions/void-transaction';
import { parseInput } from './parse-input';
import { Refusal } from './refusal';
import { found, parameter, type ServerApiAnswer, type ServerApiCall, type ServerApiRoute } from './route';
import { transactionAnswer } from './transaction-answer';
import { type XmlValue } from './write-xml';

/** Statuses of a payment that was asked for and refused. */
const REFUSED = ['processor_declined', 'gateway_rejected', 'failed'];

/** A payment that was refused is answered as an error that carries the transaction. */
export async function madeTransaction(context: SandboxContext, row: TransactionRow): Promise<ServerApiAnswer> {
  const transaction = await transactionAnswer(context, row);
  if (!REFUSED.includes(row.status)) return { status: 201, root: ['transaction', transaction] };
  const { gatewayRejectionReason: reason, processorResponseText: text } = row.document;
  throw new Refusal([], row.status === 'gateway_rejected' ? `Gateway Rejected: ${String(reason)}` : String(text), { transaction });
}

type Operation = (context: SandboxContext, id: string, input: ReturnType<typeof inputOf>) => Promise<TransactionRow>;

const inputOf = ({ input }: ServerApiCall) =>
  parseInput(saleInput, input, 'transactionClone' in input ? 'transactionClone' : 'transaction');

/** Changes one transaction, and answers it. */
const change = (path: string, operation: Operation): ServerApiRoute => ({
  method: 'PUT',
  path: `transactions/:id/${path}`,
  handle: async (call) =>
    found('transaction', await transactionAnswer(call.context, await operation(call.context, parameter(call, 'id'), inputOf(call)))),
});

/** Makes a transaction out of another. */
const derive = (path: string, operation: Operation): ServerApiRoute => ({
  method: 'POST',
  path: `transactions/:id/${path}`,
  handle: async (call) => madeTransaction(call.context, await operation(call.context, parameter(call, 'id'), inputOf(call))),
});

/** Only a test merchant's payments can be settled by hand. */
const settlement = (operation: TestSettlement): ServerApiRoute => {
  const route = change(operation, (context, id) => testSettlement(context, id, operation));
  return {
    ...route,
    handle(call) {
      const { environment } = urlsFor(call.origin, call.context.merchant.id);
      if (environment === 'production') throw new GatewayError('AUTHORIZATION', 'Not in production');
      return route.handle(call);
    },
  };
};

export const transactionRoutes: readonly ServerApiRoute[] = [
  {
    method: 'POST',
    path: 'transactions',
    handle: async (call) => madeTransaction(call.context, await createSale(call.context, inputOf(call))),
  },
  {
    method: 'GET',
    path: 'transactions/:id',
    handle: async (call) =>
      found('transaction', await transactionAnswer(call.context, await findTransaction(call.context, parameter(call, 'id')))),
  },
  change('submit_for_settlement', submitForSettlement),
  derive('submit_for_partial_settlement', submitForPartialSettlement),
  change('void', (context, id) => voidTransaction(context, id)),
  derive('refund', refundTransaction),
  derive('clone', cloneTransaction),
  change('update_details', updateDetails),
  change('adjust_authorization', adjustAuthorization),
  {
    method: 'GET',
    path: 'transactions/:id/line_items',
    handle: async (call) =>
      found('lineItems', lineItemsOf(await findTransaction(call.context, parameter(call, 'id'))) as { [name: string]: XmlValue }[]),
  },
  settlement('settle'),
  settlement('settlement_pending'),
  settlement('settlement_confirm'),
  settlement('settlement_decline'),
];
