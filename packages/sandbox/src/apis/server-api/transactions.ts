import { type SandboxContext } from '../../core/context';
import { createUrls } from '../../core/http/create-urls';
import { GatewayError } from '../../core/http/gateway-error';
import { Refusal } from '../../core/http/refusal';
import { type XmlFields } from '../../core/xml/write-xml';
import { refuseKey, runOnce } from '../../payments/transactions/api-request-key';
import { findTransaction } from '../../payments/transactions/change-transaction';
import { cloneTransaction } from '../../payments/transactions/clone-transaction';
import { createSale } from '../../payments/transactions/create-sale';
import { describeTransaction } from '../../payments/transactions/describe-transaction';
import { refundTransaction } from '../../payments/transactions/refund-transaction';
import { saleInput, type SaleInput } from '../../payments/transactions/sale-input';
import { submitForPartialSettlement, submitForSettlement } from '../../payments/transactions/submit-for-settlement';
import { testSettlement, type TestSettlement } from '../../payments/transactions/test-settlement';
import { type TransactionRow } from '../../payments/transactions/transaction-row';
import { adjustAuthorization, readLineItems, updateDetails } from '../../payments/transactions/update-details';
import { voidTransaction } from '../../payments/transactions/void-transaction';
import { parseInput } from './parse-input';
import { respondWith, readParameter, type ServerApiResponse, type ServerApiCall, type ServerApiRoute } from './route';

/** Statuses of a payment that was requested and refused. */
const REFUSED = ['processor_declined', 'gateway_rejected', 'failed'];

/**
 * Describes a new transaction.
 * @throws Refusal with the transaction, when the payment was refused
 */
export async function respondWithTransaction(context: SandboxContext, row: TransactionRow): Promise<ServerApiResponse> {
  const transaction = await describeTransaction(context, row);
  if (!REFUSED.includes(row.status)) return { status: 201, root: ['transaction', transaction] };
  const { gatewayRejectionReason: reason, processorResponseText: text } = row.document;
  throw new Refusal([], row.status === 'gateway_rejected' ? `Gateway Rejected: ${String(reason)}` : String(text), { transaction });
}

type Operation = (context: SandboxContext, id: string, input: SaleInput) => Promise<TransactionRow>;

const parseSaleInput = ({ input }: ServerApiCall) =>
  parseInput(saleInput, input, 'transactionClone' in input ? 'transactionClone' : 'transaction');

/** Carries out an operation, at most once where the request has a key. Only operations that move money take one. */
async function run(call: ServerApiCall, path: string, operation: Operation): Promise<TransactionRow> {
  const { context } = call;
  const id = call.params['id'] ?? '';
  const input = parseSaleInput(call);
  const carryOut = () => operation(context, id, input);
  if (KEYED.has(path)) return runOnce(context, { apiRequestKey: input.apiRequestKey, content: [path, id, input] }, carryOut);
  refuseKey(input.apiRequestKey);
  return carryOut();
}
const KEYED = new Set(['', 'submit_for_settlement', 'submit_for_partial_settlement', 'void', 'refund']);

/** Creates a route that changes a transaction and returns it. */
const createChangeRoute = (path: string, operation: Operation): ServerApiRoute => ({
  method: 'PUT',
  path: `transactions/:id/${path}`,
  handle: async (call) => respondWith('transaction', await describeTransaction(call.context, await run(call, path, operation))),
});

/** Makes the refusals of a route show its transaction as it is. */
const withTransaction = (route: ServerApiRoute): ServerApiRoute => ({
  ...route,
  async handle(call) {
    try {
      return await route.handle(call);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const row = await findTransaction(call.context, readParameter(call, 'id'));
      throw new Refusal(error.errors, error.message, { transaction: await describeTransaction(call.context, row) });
    }
  },
});

/** Creates a route that creates a transaction from another one. */
const createFollowUpRoute = (path: string, operation: Operation): ServerApiRoute => ({
  method: 'POST',
  path: `transactions/:id/${path}`,
  handle: async (call) => respondWithTransaction(call.context, await run(call, path, operation)),
});

/** Creates a route with which tests decide how a transaction settles. Like the provider, the sandbox refuses it in the production environment. */
const createSettlementRoute = (operation: TestSettlement): ServerApiRoute => {
  const route = createChangeRoute(operation, (context, id) => testSettlement(context, id, operation));
  return {
    ...route,
    handle(call) {
      const { environment } = createUrls(call.origin, call.context.merchant.id);
      if (environment === 'production') throw new GatewayError('AUTHORIZATION', 'Not in production');
      return route.handle(call);
    },
  };
};

export const transactionRoutes: readonly ServerApiRoute[] = [
  {
    method: 'POST',
    path: 'transactions',
    handle: async (call) => respondWithTransaction(call.context, await run(call, '', (context, _id, input) => createSale(context, input))),
  },
  {
    method: 'GET',
    path: 'transactions/:id',
    handle: async (call) =>
      respondWith('transaction', await describeTransaction(call.context, await findTransaction(call.context, readParameter(call, 'id')))),
  },
  createChangeRoute('submit_for_settlement', submitForSettlement),
  createFollowUpRoute('submit_for_partial_settlement', submitForPartialSettlement),
  createChangeRoute('void', (context, id) => voidTransaction(context, id)),
  createFollowUpRoute('refund', refundTransaction),
  createFollowUpRoute('clone', cloneTransaction),
  createChangeRoute('update_details', updateDetails),
  withTransaction(createChangeRoute('adjust_authorization', adjustAuthorization)),
  {
    method: 'GET',
    path: 'transactions/:id/line_items',
    handle: async (call) =>
      respondWith('lineItems', readLineItems(await findTransaction(call.context, readParameter(call, 'id'))) as XmlFields[]),
  },
  createSettlementRoute('settle'),
  createSettlementRoute('settlement_pending'),
  createSettlementRoute('settlement_confirm'),
  createSettlementRoute('settlement_decline'),
];
