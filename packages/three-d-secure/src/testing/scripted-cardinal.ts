// For this package's own tests: the authentication script as a test plays it.
import { freshToken, openNetwork, type Network } from '@tender/client/testing';
import type { Cardinal, CardinalHandler } from '../wire/cardinal';

export const JWT = 'cardinal-jwt';
export const ENABLED = { threeDSecureEnabled: true, threeDSecure: { cardinalAuthenticationJWT: JWT } };

export interface ScriptedCardinal extends Cardinal {
  /** Calls in order, as `on payments.validated`, `configure`, `setup`, `continue`, ... */
  readonly calls: string[];
  /** Arguments of the last call of each function. */
  readonly given: Record<string, unknown[]>;
  readonly handlers: Map<string, CardinalHandler[]>;
  emit(event: string, ...data: unknown[]): void;
}

export function scriptedCardinal(): ScriptedCardinal {
  const handlers = new Map<string, CardinalHandler[]>();
  const calls: string[] = [];
  const given: Record<string, unknown[]> = {};
  const note = (name: string, ...args: unknown[]): void => {
    calls.push(name);
    given[name] = args;
  };
  return {
    calls,
    given,
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
    configure: (...args) => note('configure', ...args),
    setup: (...args) => note('setup', ...args),
    trigger(...args) {
      note('trigger', ...args);
      return Promise.resolve({ Status: true });
    },
    continue: (...args) => note('continue', ...args),
  };
}

let ports = 20_000;

/** A client token of an environment of its own, whose script no other test has loaded. */
export function freshAuthorization(): string {
  ports += 1;
  return freshToken({ environment: 'development', configUrl: `http://localhost:${ports}/merchants/m/client_api/v1/configuration` });
}

/** The script element that was asked for last. */
export function script(): HTMLScriptElement {
  const found = [...document.querySelectorAll<HTMLScriptElement>('script[src*=songbird]')].at(-1);
  if (!found) throw new Error('No authentication script was asked for.');
  return found;
}

export const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Waits, turn by turn, for what is to come. */
export async function until(reached: () => unknown): Promise<void> {
  for (let turns = 0; !reached(); turns += 1) {
    if (turns > 200_000) throw new Error(`It did not come: ${String(reached)}`);
    await turn();
  }
}

/** The network of a merchant with 3D Secure. */
export function openBank(): Network {
  const network = openNetwork();
  Object.assign(network.configuration, ENABLED);
  return network;
}

/** Events of the component, without their prefix. */
export const eventsOf = (network: Network): string[] =>
  network.events().flatMap((event) => /^web\.three-d-secure\.(.*)/.exec(event)?.[1] ?? []);

/** The script arrives, with its global. */
export async function loadCardinal(): Promise<ScriptedCardinal> {
  await until(() => document.querySelector('script[src*=songbird]'));
  const cardinal = scriptedCardinal();
  window.Cardinal = cardinal;
  script().dispatchEvent(new Event('load'));
  await until(() => cardinal.calls.includes('on payments.validated'));
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
