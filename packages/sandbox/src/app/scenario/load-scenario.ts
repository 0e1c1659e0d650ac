import { type SandboxContext } from '../../core/context';
import { saveSettings } from '../../core/store/save-merchant';
import { textAt } from '../../core/text-at';
import { type Scenario, type ScenarioMethod, type ScenarioTransaction } from './scenario';
import { renameTransaction, storeDispute, storeMethodDetails, storeTransactionDetails, storeVerificationDetails } from './store-details';

/** Calls the sandbox's server API, with the merchant's keys. Resolves with the id of the object in the response. */
type Call = (path: string, body: object, method?: 'POST' | 'PUT') => Promise<string>;

/**
 * Loads a scenario through the server API, so that all of its rules apply; then writes the details that no request can say. The merchant's keys are those
 * with which the sandbox was started.
 * @param url URL of the running sandbox
 * @throws Error that names the object that the server API refused, and why
 */
export async function loadScenario(context: SandboxContext, url: string, scenario: Scenario): Promise<void> {
  if (scenario.merchant) {
    const { id: _id, publicKey: _publicKey, privateKey: _privateKey, ...settings } = scenario.merchant;
    context.settings = { ...context.settings, ...settings };
    await saveSettings(context);
  }
  const call = createCall(context, url);
  for (const { addresses, paymentMethods, ...customer } of scenario.customers) {
    await call('customers', { customer });
    for (const address of addresses) await call(`customers/${encodeURIComponent(customer.id)}/addresses`, { address });
    for (const method of paymentMethods) await addMethod(context, call, customer.id, method);
  }
  for (const transaction of scenario.transactions) await addTransaction(context, call, transaction);
  for (const dispute of scenario.disputes) await storeDispute(context, dispute);
  for (const verification of scenario.verifications) {
    const { number, expirationDate } = verification;
    const id = await call('verifications', { verification: { creditCard: { number, expirationDate } } });
    await storeVerificationDetails(context, id, verification);
  }
}

async function addMethod(context: SandboxContext, call: Call, customerId: string, method: ScenarioMethod): Promise<void> {
  const { nonce, token, makeDefault, networkToken: _networkToken, countryOfIssuance: _country, ...card } = method;
  const options = makeDefault === undefined ? {} : { options: { makeDefault } };
  const source = nonce === undefined ? { creditCard: { ...card, token, ...options } } : undefined;
  if (source) await call(`customers/${encodeURIComponent(customerId)}`, { customer: source }, 'PUT');
  else await call('payment_methods', { paymentMethod: { customerId, token, paymentMethodNonce: nonce, ...options } });
  await storeMethodDetails(context, method);
}

/** Statuses of a sale that has been submitted for settlement. */
const SUBMITTED = new Set([
  'submitted_for_settlement',
  'settling',
  'settled',
  'settlement_pending',
  'settlement_confirmed',
  'settlement_declined',
]);
/** The requests that lead to a status, after the sale. */
const STEPS: Partial<Record<ScenarioTransaction['status'], string>> = {
  voided: 'void',
  settled: 'settle',
  settlement_pending: 'settlement_pending',
  settlement_confirmed: 'settlement_confirm',
  settlement_declined: 'settlement_decline',
};

async function addTransaction(context: SandboxContext, call: Call, transaction: ScenarioTransaction): Promise<void> {
  const { id: named, token, nonce, status, refunds, details: _details, ...sale } = transaction;
  const source = token === undefined ? { paymentMethodNonce: nonce ?? 'fake-valid-nonce' } : { paymentMethodToken: token };
  const options = { submitForSettlement: SUBMITTED.has(status) };
  const created = await call('transactions', { transaction: { type: 'sale', ...sale, ...source, options } });
  if (named !== undefined) await renameTransaction(context, created, named);
  const id = named ?? created;
  const step = STEPS[status];
  if (step !== undefined) await call(`transactions/${id}/${step}`, {}, 'PUT');
  await storeTransactionDetails(context, id, transaction);
  for (const amount of refunds) await call(`transactions/${id}/refund`, { transaction: { amount } });
}

function createCall({ merchant }: SandboxContext, url: string): Call {
  const authorization = `Basic ${Buffer.from(`${merchant.publicKey}:${merchant.privateKey}`).toString('base64')}`;
  return async (path, body, method = 'POST') => {
    const headers = { Authorization: authorization, 'Content-Type': 'application/json', Accept: 'application/json' };
    const response = await fetch(`${url}/merchants/${merchant.id}/${path}`, { method, headers, body: JSON.stringify(body) });
    const text = await response.text();
    const [root] = text === '' ? [] : Object.values(JSON.parse(text) as Record<string, unknown>);
    if (response.ok) return textAt(root, 'id') ?? '';
    const reason = textAt(root, 'message') ?? `status ${response.status}`;
    throw new Error(`The scenario could not be loaded: ${method} ${path} was refused: ${reason}\n${JSON.stringify(body)}`);
  };
}
