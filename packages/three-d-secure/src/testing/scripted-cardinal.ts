// For the tests of this package: an authentication script that a test controls.
import { freshToken, openNetwork, type Network } from '@tender/client/testing';
import type { Cardinal, CardinalHandler } from '../cardinal/cardinal';

export const JWT = 'cardinal-jwt';
export const ENABLED = { threeDSecureEnabled: true, threeDSecure: { cardinalAuthenticationJWT: JWT } };

export interface ScriptedCardinal extends Cardinal {
  /** Calls in order, as `on payments.validated`, `configure`, `setup`, `continue`, ... */
  readonly calls: string[];
  /** Arguments of the last call of each function. */
  readonly lastArguments: Record<string, unknown[]>;
  readonly handlers: Map<string, CardinalHandler[]>;
  emit(event: string, ...data: unknown[]): void;
}

export function createScriptedCardinal(): ScriptedCardinal {
  const handlers = new Map<string, CardinalHandler[]>();
  const calls: string[] = [];
  const lastArguments: Record<string, unknown[]> = {};
  const record = (name: string, ...args: unknown[]): void => {
    calls.push(name);
    lastArguments[name] = args;
  };
  return {
    calls,
    lastArguments,
    handlers,
    emit: (event, ...data) => [...(handlers.get(event) ?? [])].forEach((handler) => handler(...data)),
    on(event, handler) {
      calls.push(`on ${event}`);
      handlers.set(event, [...(handlers.get(event) ?? []), handler]);
    },
    off(event) {
      calls.push(`off ${event}`);
      handlers.delete(event);
    },
    configure: (...args) => record('configure', ...args),
    setup: (...args) => record('setup', ...args),
    trigger(...args) {
      record('trigger', ...args);
      return Promise.resolve({ Status: true });
    },
    continue: (...args) => record('continue', ...args),
  };
}

let ports = 20_000;

/** A client token with a configuration URL of its own, so that no other test has loaded its script. */
export function createFreshAuthorization(): string {
  ports += 1;
  return freshToken({ environment: 'development', configUrl: `http://localhost:${ports}/merchants/m/client_api/v1/configuration` });
}

/** The script element that was added last. */
export function findScript(): HTMLScriptElement {
  const found = [...document.querySelectorAll<HTMLScriptElement>('script[src*=songbird]')].at(-1);
  if (!found) throw new Error('No authentication script was added.');
  return found;
}

export const waitForTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Waits, one turn of the event loop after the other, until a condition is true. */
export async function waitUntil(condition: () => unknown): Promise<void> {
  for (let turns = 0; !condition(); turns += 1) {
    if (turns > 200_000) throw new Error(`This did not become true: ${String(condition)}`);
    await waitForTurn();
  }
}

/** The network of a merchant whose account has 3D Secure. */
export function openNetworkWith3DSecure(): Network {
  const network = openNetwork();
  Object.assign(network.configuration, ENABLED);
  return network;
}

/** Events of the component, without their prefix. */
export const readEvents = (network: Network): string[] =>
  network.events().flatMap((event) => /^web\.three-d-secure\.(.*)/.exec(event)?.[1] ?? []);

/** Waits for the script element and lets it load, with a scripted global. */
export async function loadCardinal(): Promise<ScriptedCardinal> {
  await waitUntil(() => document.querySelector('script[src*=songbird]'));
  const cardinal = createScriptedCardinal();
  window.Cardinal = cardinal;
  findScript().dispatchEvent(new Event('load'));
  await waitUntil(() => cardinal.calls.includes('on payments.validated'));
  return cardinal;
}

export const LOOKUP = {
  paymentMethod: {
    nonce: 'looked-up',
    type: 'CreditCard',
    description: 'ending+in+11',
    details: { lastTwo: '11' },
    binData: { prepaid: 'No' },
    threeDSecureInfo: {
      status: 'challenge_required',
      liabilityShifted: false,
      liabilityShiftPossible: true,
      verificationDetails: 'details',
    },
  },
  lookup: { acsUrl: 'https://acs.example/', pareq: 'pareq', transactionId: 'transaction', threeDSecureVersion: '2.2.0' },
  threeDSecureInfo: { liabilityShifted: false, liabilityShiftPossible: true },
};
export const FRICTIONLESS = {
  ...LOOKUP,
  lookup: { threeDSecureVersion: '2.2.0' },
  threeDSecureInfo: { liabilityShifted: true, liabilityShiftPossible: true },
};
export const UPGRADED = {
  paymentMethod: { ...LOOKUP.paymentMethod, nonce: 'upgraded', threeDSecureInfo: { status: 'authenticate_successful' } },
  threeDSecureInfo: { liabilityShifted: true, liabilityShiftPossible: true },
};
export const LOOKUP_ROUTE = 'POST payment_methods/nonce/three_d_secure/lookup';
export const AUTHENTICATE_ROUTE = 'POST payment_methods/looked-up/three_d_secure/authenticate_from_jwt';

/** Empties the page, and opens the network of a merchant whose customers' banks ask for a challenge and accept it. */
export function openChallengePage(): Network {
  document.head.replaceChildren();
  document.body.replaceChildren();
  delete window.Cardinal;
  const network = openNetworkWith3DSecure();
  network.reply(LOOKUP_ROUTE, { status: 201, body: LOOKUP });
  network.reply(AUTHENTICATE_ROUTE, { body: UPGRADED });
  return network;
}
