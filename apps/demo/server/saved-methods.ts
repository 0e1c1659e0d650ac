import type { SavedPayPal, SavedSession } from './contract';
import type { Customer } from 'braintree';
import type { Gateway } from './gateway';
import { toGatewayProblem } from './gateway-problem';
import { createProblem } from './problem';
import { toValidationProblem } from './validation-problem';

/** Nobody signs in at this shop: every visitor is this customer. A real shop uses the customer who has signed in. */
export const DEMO_CUSTOMER = { id: 'fern-and-field-ada', firstName: 'Ada', lastName: 'Example', email: 'ada@example.com' } as const;

const ID_TAKEN = '91609';
/** One of the provider's documented test nonces: a Visa that can be saved any number of times, except in production. */
const TEST_CARD = 'fake-valid-visa-nonce';
/** The same of a PayPal account that the customer has agreed to save. */
const TEST_PAYPAL = 'fake-paypal-billing-agreement-nonce';

export interface SavedMethods {
  /** Creates a client token of the demo customer. */
  open(): Promise<SavedSession>;
  /** Finds the demo customer's PayPal account. */
  findPayPal(): Promise<SavedPayPal>;
  /** Test aids: save a documented test card and a documented PayPal account for the demo customer. */
  saveTestCard(): Promise<void>;
  saveTestPayPal(): Promise<void>;
}

/** Gives access to the demo customer's vaulted payment methods. The customer is created on first use. */
export function createSavedMethods(gateway: Gateway): SavedMethods {
  async function createCustomer(): Promise<void> {
    const result = await gateway.customer.create(DEMO_CUSTOMER);
    // Another request may have created the customer meanwhile.
    if (!result.success && !result.errors.deepErrors().some(({ code }) => code === ID_TAKEN)) throw createProblem('server-error');
  }

  /** Checks on every call, because a sandbox that was reset has no customers. */
  async function findOrCreateCustomer(): Promise<Partial<Customer>> {
    try {
      return await gateway.customer.find(DEMO_CUSTOMER.id);
    } catch (error) {
      if (!isUnknown(error)) throw error;
      await createCustomer();
      return {};
    }
  }

  /** Asks for both at once, because a page waits. Without the customer there is no token yet. */
  async function open(): Promise<SavedSession> {
    const generate = () => gateway.clientToken.generate({ customerId: DEMO_CUSTOMER.id });
    const [{ paymentMethods = [] }, early] = await Promise.all([findOrCreateCustomer(), generate()]);
    const result = early.success ? early : await generate();
    if (!result.success) throw createProblem('server-error');
    return { clientToken: result.clientToken, hasMethods: paymentMethods.length > 0 };
  }

  async function findPayPal(): Promise<SavedPayPal> {
    const { paypalAccounts = [] } = await findOrCreateCustomer();
    return { token: paypalAccounts[0]?.token };
  }

  async function save(paymentMethodNonce: string): Promise<void> {
    await findOrCreateCustomer();
    const result = await gateway.paymentMethod.create({ customerId: DEMO_CUSTOMER.id, paymentMethodNonce });
    if (!result.success) throw toValidationProblem(result.errors.deepErrors());
  }

  const failed = (error: unknown): Promise<never> => Promise.reject(toGatewayProblem(error));
  return {
    open: () => open().catch(failed),
    findPayPal: () => findPayPal().catch(failed),
    saveTestCard: () => save(TEST_CARD).catch(failed),
    saveTestPayPal: () => save(TEST_PAYPAL).catch(failed),
  };
}

const isUnknown = (error: unknown): boolean => error instanceof Error && 'type' in error && error.type === 'notFoundError';
