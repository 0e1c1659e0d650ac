import { freshKey, openNetwork, type Network } from '@tender/client/testing';
import { venmo, type Venmo, type VenmoCreateOptions } from '../index';

/** A payment at the gateway. */
export interface FakePayment {
  readonly id: string;
  readonly legacy: boolean;
  readonly input: Record<string, unknown>;
  status: string;
  userName: string | null;
  payerInfo: unknown;
}

type Operation = 'create' | 'update' | 'status';
/** `'drop'` breaks the connection, `'hang'` never responds; anything else is the body of the response. */
type FakeResponse = 'drop' | 'hang' | object;

export interface FakeVenmo {
  readonly network: Network;
  readonly payments: FakePayment[];
  readonly updates: { id: string; status: string }[];
  /** The ids whose status was requested, in order. */
  readonly queries: string[];
  /** The highest number of status requests that were open at the same time. */
  readonly mostOpen: number;
  lifetime: number;
  readonly newest: FakePayment;
  /** Sets the responses to the next requests of one kind. */
  respondWith(operation: Operation, ...responses: FakeResponse[]): void;
  /** The analytics events, without the prefix that all share. */
  events(): string[];
}

export const payWithVenmo = { merchantId: 'venmo-merchant', accessToken: 'token', environment: 'sandbox' };
export const refusal = (extensions: object, message = 'No.'): object => ({ data: null, errors: [{ message, extensions }] });

/** Acts as the gateway of Venmo. Tests set the status of its payments. */
export function openVenmo(changed: object = {}): FakeVenmo {
  const network = openNetwork();
  network.configuration = { ...network.configuration, payWithVenmo: { ...payWithVenmo, ...changed } };
  const fetchOthers = jest.mocked(globalThis.fetch).getMockImplementation() as typeof fetch;
  const scripted: Record<Operation, FakeResponse[]> = { create: [], update: [], status: [] };
  const payments: FakePayment[] = [];
  let open = 0;
  const fake = {
    network,
    payments,
    updates: [] as FakeVenmo['updates'],
    queries: [] as string[],
    mostOpen: 0,
    lifetime: 600_000,
    get newest() {
      return payments.at(-1) as FakePayment;
    },
    respondWith: (operation: Operation, ...responses: FakeResponse[]) => void scripted[operation].push(...responses),
    events: () => network.events().flatMap((event) => (/^web\.(?:venmo\.|(?=popup-bridge))(.*)/.exec(event) ?? []).slice(1)),
  };

  function create(type: string, input: Record<string, unknown>): object {
    const id = `context-${payments.length + 1}`;
    payments.push({ id, legacy: type.includes('QRCode'), input, status: 'CREATED', userName: '@joe', payerInfo: null });
    const [createdAt, expiresAt] = [Date.now(), Date.now() + fake.lifetime].map((time) => new Date(time).toISOString());
    return { data: { [`create${type}`]: { [`v${type.slice(1)}`]: { id, merchantId: 'gateway-merchant', createdAt, expiresAt } } } };
  }

  function run({ query, variables }: { query: string; variables: Record<string, unknown> }): [Operation, object] {
    const input = (variables['input'] ?? {}) as Record<string, string>;
    const [, kind, type = ''] = /(mutation Create|mutation Update|query PaymentContext)(\w*)/.exec(query) ?? [];
    if (kind === 'mutation Create') return ['create', scripted.create.length ? {} : create(type, input)];
    if (kind === 'mutation Update') {
      fake.updates.push({ id: String(input['id']), status: String(input['status']) });
      return ['update', { data: { [`update${type}`]: { clientMutationId: null } } }];
    }
    fake.queries.push(String(variables['id']));
    const found = payments.find(({ id }) => id === variables['id']);
    const { status, userName, payerInfo } = found ?? {};
    return ['status', { data: { node: found ? { status, userName, payerInfo, paymentMethodId: `nonce-of-${found.id}` } : null } }];
  }

  jest.mocked(globalThis.fetch).mockImplementation(async (address, init = {}) => {
    if (typeof address !== 'string' || !address.endsWith('/graphql')) return fetchOthers(address, init);
    const [operation, usual] = run(JSON.parse(String(init.body as string)) as Parameters<typeof run>[0]);
    const response = scripted[operation].shift() ?? usual;
    const isStatusRequest = Number(operation === 'status');
    open += isStatusRequest;
    fake.mostOpen = Math.max(fake.mostOpen, open);
    try {
      await new Promise((resolve, reject) => {
        init.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error));
        if (response === 'drop') reject(new TypeError('fetch failed'));
        else if (response !== 'hang') setImmediate(resolve);
      });
    } finally {
      open -= isStatusRequest;
    }
    return new Response(JSON.stringify(response));
  });
  return fake;
}

/** Creates an instance, and waits until what it creates in advance is there or has failed. */
export async function create(options: VenmoCreateOptions = {}): Promise<Venmo> {
  const instance = await venmo.create({ authorization: freshKey(), ...options });
  await waitTurns();
  return instance;
}

/** Waits until pending work that needs no timer is done. */
export async function waitTurns(count = 20): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

/** Settings of fake timers, which leave immediates and microtasks running. */
export const FAKED = { doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick', 'performance'] as const };
export async function advance(milliseconds: number, step = 250): Promise<void> {
  for (let passed = 0; passed < milliseconds; passed += step) {
    jest.advanceTimersByTime(Math.min(step, milliseconds - passed));
    await waitTurns();
  }
}

export interface Observed<T> {
  readonly promise: Promise<T>;
  state: 'pending' | 'resolved' | 'rejected';
}

/** Records the state of a promise, from now on. */
export function observe<T>(promise: Promise<T>): Observed<T> {
  const seen: Observed<T> = { promise, state: 'pending' };
  promise.then(
    () => (seen.state = 'resolved'),
    () => (seen.state = 'rejected'),
  );
  return seen;
}

export const AGENTS = {
  iPhone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Mobile/15E148 Safari/604.1',
  android: 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0 Mobile Safari/537.36',
  firefoxOnAndroid: 'Mozilla/5.0 (Android 14; Mobile; rv:125.0) Gecko/125.0 Firefox/125.0',
} as const;

export function setUserAgent(userAgent: string): void {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
}
