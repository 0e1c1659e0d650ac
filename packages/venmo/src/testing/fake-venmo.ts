import { freshKey, openNetwork, type Network } from '@tender/client/testing';
import { venmo, type Venmo, type VenmoCreateOptions } from '../index';

/** One payment as the gateway knows it. */
export interface FakePayment {
  readonly id: string;
  readonly legacy: boolean;
  readonly input: Record<string, unknown>;
  status: string;
  userName: string | null;
  payerInfo: unknown;
}

type Operation = 'create' | 'update' | 'status';
/** `'drop'` breaks the connection, `'hang'` never answers; anything else is the body. */
type Answer = 'drop' | 'hang' | object;

export interface FakeVenmo {
  readonly network: Network;
  readonly payments: FakePayment[];
  readonly updates: { id: string; status: string }[];
  /** Ids asked for, in order. */
  readonly queries: string[];
  /** The most questions that were ever open at once. */
  readonly mostOpen: number;
  lifetime: number;
  readonly newest: FakePayment;
  /** What the next calls of one kind get in the place of the gateway's answer. */
  answer(operation: Operation, ...answers: Answer[]): void;
  /** Without the prefix that all share. */
  events(): string[];
}

export const payWithVenmo = { merchantId: 'venmo-merchant', accessToken: 'token', environment: 'sandbox' };
export const refusal = (extensions: object, message = 'No.'): object => ({ data: null, errors: [{ message, extensions }] });

/** The gateway's part of Venmo, with payments that a test moves on by hand. */
export function openVenmo(changed: object = {}): FakeVenmo {
  const network = openNetwork();
  network.configuration = { ...network.configuration, payWithVenmo: { ...payWithVenmo, ...changed } };
  const others = jest.mocked(globalThis.fetch).getMockImplementation() as typeof fetch;
  const scripted: Record<Operation, Answer[]> = { create: [], update: [], status: [] };
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
    answer: (operation: Operation, ...answers: Answer[]) => void scripted[operation].push(...answers),
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
    if (typeof address !== 'string' || !address.endsWith('/graphql')) return others(address, init);
    const [operation, usual] = run(JSON.parse(String(init.body as string)) as Parameters<typeof run>[0]);
    const answer = scripted[operation].shift() ?? usual;
    const isQuestion = Number(operation === 'status');
    open += isQuestion;
    fake.mostOpen = Math.max(fake.mostOpen, open);
    try {
      await new Promise((resolve, reject) => {
        init.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error));
        if (answer === 'drop') reject(new TypeError('fetch failed'));
        else if (answer !== 'hang') setImmediate(resolve);
      });
    } finally {
      open -= isQuestion;
    }
    return new Response(JSON.stringify(answer));
  });
  return fake;
}

/** An instance that is ready: whatever it makes beforehand is there, or has failed. */
export async function create(options: VenmoCreateOptions = {}): Promise<Venmo> {
  const instance = await venmo.create({ authorization: freshKey(), ...options });
  await turns();
  return instance;
}

/** Long enough for what is under way without a timer. */
export async function turns(count = 20): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

/** For clocks that tests move. What needs no timer goes on meanwhile. */
export const FAKED = { doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick', 'performance'] as const };
export async function advance(milliseconds: number, step = 250): Promise<void> {
  for (let passed = 0; passed < milliseconds; passed += step) {
    jest.advanceTimersByTime(Math.min(step, milliseconds - passed));
    await turns();
  }
}

/** A promise that a test looks at later. */
export function kept<T>(promise: Promise<T>): { promise: Promise<T>; readonly state: 'pending' | 'resolved' | 'rejected' } {
  const seen = { promise, state: 'pending' as 'pending' | 'resolved' | 'rejected' };
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

export function browse(userAgent: string): void {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
}
