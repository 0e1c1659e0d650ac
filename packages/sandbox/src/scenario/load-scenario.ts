import { type SandboxContext } from '../context';
import { saveSettings } from '../store/save-merchant';
import { type Scenario, type ScenarioMethod, type ScenarioTransaction } from './scenario';

/** Calls the sandbox's server API, with the merchant's keys. */
type Call = (path: string, body: object, method?: 'POST' | 'PUT') => Promise<string>;

/**
 * Loads a scenario through the server API, so that all of its rules apply.
 * @param url URL of the running sandbox
 * @throws Error that names the object that the server API refused, and why
 */
export async function loadScenario(context: SandboxContext, url: string, { merchant, customers, transactions }: Scenario): Promise<void> {
  if (merchant) {
    context.settings = { ...context.settings, ...merchant };
    await saveSettings(context);
  }
  const call = createCall(context, url);
  for (const { addresses, paymentMethods, ...customer } of customers) {
    await call('customers', { customer });
    for (const address of addresses) await call(`customers/${encodeURIComponent(customer.id)}/addresses`, { address });
    for (const method of paymentMethods) await addMethod(call, customer.id, method);
  }
  for (const transaction of transactions) await addTransaction(call, transaction);
}

async function addMethod(call: Call, customerId: string, { nonce, token, makeDefault, ...card }: ScenarioMethod): Promise<void> {
  const options = makeDefault === undefined ? {} : { options: { makeDefault } };
  const source = nonce === undefined ? { creditCard: { ...card, token, ...options } } : undefined;
  if (source) await call(`customers/${encodeURIComponent(customerId)}`, { customer: source }, 'PUT');
  else await call('payment_methods', { paymentMethod: { customerId, token, paymentMethodNonce: nonce, ...options } });
}

async function addTransaction(call: Call, { token, nonce, status, refunds, ...sale }: ScenarioTransaction): Promise<void> {
  const source = token === undefined ? { paymentMethodNonce: nonce ?? 'fake-valid-nonce' } : { paymentMethodToken: token };
  const submitForSettlement = status === 'submitted_for_settlement' || status === 'settled';
  const xml = await call('transactions', { transaction: { type: 'sale', ...sale, ...source, options: { submitForSettlement } } });
  const id = /<id>([^<]+)<\/id>/.exec(xml)?.[1] ?? '';
  if (status === 'voided') await call(`transactions/${id}/void`, {}, 'PUT');
  if (status === 'settled') await call(`transactions/${id}/settle`, {}, 'PUT');
  for (const amount of refunds) await call(`transactions/${id}/refund`, { transaction: { amount } });
}

function createCall({ merchant }: SandboxContext, url: string): Call {
  const authorization = `Basic ${Buffer.from(`${merchant.publicKey}:${merchant.privateKey}`).toString('base64')}`;
  return async (path, body, method = 'POST') => {
    const headers = { Authorization: authorization, 'Content-Type': 'application/json', Accept: 'application/xml' };
    const response = await fetch(`${url}/merchants/${merchant.id}/${path}`, { method, headers, body: JSON.stringify(body) });
    const text = await response.text();
    if (response.ok) return text;
    const reason = /<message>([^<]*)<\/message>\s*(?:<(?:transaction|verification|\/api)|$)/.exec(text)?.[1] ?? `status ${response.status}`;
    throw new Error(`The scenario could not be loaded: ${method} ${path} was refused: ${reason}\n${JSON.stringify(body)}`);
  };
}
