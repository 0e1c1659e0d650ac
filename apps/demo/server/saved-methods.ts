import type { Gateway } from './gateway';
import { gatewayProblem } from './gateway-problem';
import { problem } from './problem';
import { validationProblem } from './validation-problem';

/** Nobody signs in at this shop: every visitor is this customer. A real shop names the one who has signed in. */
export const DEMO_CUSTOMER = { id: 'fern-and-field-ada', firstName: 'Ada', lastName: 'Example', email: 'ada@example.com' } as const;

const ID_TAKEN = '91609';
/** One of the provider's documented test nonces: a Visa that can be saved as often as one likes, outside production. */
const TEST_CARD = 'fake-valid-visa-nonce';

export interface SavedMethods {
  /** A client token that lists and deletes what the demo customer has saved. */
  clientToken(): Promise<string>;
  /** Test aid: saves a documented test card for the demo customer. */
  saveTestCard(): Promise<void>;
}

/** The demo customer's part of the gateway's vault. The customer is made when first needed. */
export function createSavedMethods(gateway: Gateway): SavedMethods {
  async function makeCustomer(): Promise<void> {
    const result = await gateway.customer.create(DEMO_CUSTOMER);
    // Another request may have made the customer meanwhile.
    if (!result.success && !result.errors.deepErrors().some(({ code }) => code === ID_TAKEN)) throw problem('server-error');
  }

  /** Looked for each time: a sandbox that was reset has forgotten its customers. */
  async function customerId(): Promise<string> {
    const { id } = DEMO_CUSTOMER;
    await gateway.customer.find(id).catch((error: unknown) => (isUnknown(error) ? makeCustomer() : Promise.reject(error as Error)));
    return id;
  }

  async function clientToken(): Promise<string> {
    const result = await gateway.clientToken.generate({ customerId: await customerId() });
    if (!result.success) throw problem('server-error');
    return result.clientToken;
  }

  async function saveTestCard(): Promise<void> {
    const result = await gateway.paymentMethod.create({ customerId: await customerId(), paymentMethodNonce: TEST_CARD });
    if (!result.success) throw validationProblem(result.errors.deepErrors());
  }

  const failed = (error: unknown): Promise<never> => Promise.reject(gatewayProblem(error));
  return { clientToken: () => clientToken().catch(failed), saveTestCard: () => saveTestCard().catch(failed) };
}

const isUnknown = (error: unknown): boolean => error instanceof Error && 'type' in error && error.type === 'notFoundError';
