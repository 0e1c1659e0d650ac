import type { Page } from '@playwright/test';
import type { Sandbox } from '@tender/sandbox';
import { createFields, shopPage, typeCard } from '../support/card';
import { installProbe } from '../support/probe';
import { expect, test } from '../support/test';

// Injects each fault at each `await` of the card methods. The call has to reject with the protocol's error or the abort reason, in limited time, and
// must leave no frame, timer or listener on the page.

interface Outcome {
  status: 'pending' | 'resolved' | 'rejected';
  error?: { code?: string; name?: string; message?: string; details?: { interrupted?: boolean; originalError?: { code?: string } } };
  isReason?: boolean;
}

/** The calls. They run on the page, with a signal that the test may abort. */
const calls = {
  'client.create': (authorization: string) => window.begin((signal) => window.tender.client.create({ authorization, signal })),
  // A card of a UnionPay enrolment goes by REST, whatever the merchant has.
  'client.request': () =>
    window.begin((signal) =>
      window.client.request({
        method: 'post',
        endpoint: 'payment_methods/credit_cards',
        data: { creditCard: { number: '4111111111111111', expirationDate: '12/2030', options: { unionPayEnrollment: null } } },
        signal,
      }),
    ),
  'client.request of a card': () =>
    window.begin((signal) =>
      window.client.request({
        method: 'post',
        endpoint: 'payment_methods/credit_cards',
        data: { creditCard: { number: '4111111111111111', expirationDate: '12/2030' } },
        signal,
      }),
    ),
  'client.request by GraphQL': () =>
    window.begin((signal) =>
      window.client.request({ api: 'graphQLApi', data: { query: 'query Any { clientConfiguration { environment } }' }, signal }),
    ),
  'hostedFields.create': (authorization: string) =>
    window.begin(async (signal) => {
      window.fields = await window.tender.hostedFields.create({
        authorization,
        signal,
        fields: { number: { container: '#number' }, cvv: { container: '#cvv' } },
      });
    }),
  tokenize: () => window.begin((signal) => window.fields.tokenize({ signal })),
  getChallenges: () => window.begin((signal) => window.fields.getChallenges({ signal })),
  getSupportedCardTypes: () => window.begin((signal) => window.fields.getSupportedCardTypes({ signal })),
} as const;

type CallName = keyof typeof calls;

declare global {
  interface Window {
    client: import('@tender/client').Client;
    begin(call: (signal: AbortSignal) => Promise<unknown>): void;
    outcome: Outcome;
    ending: AbortController;
  }
}

/** What a call needs before it, and which request it sends. */
const awaits: Record<
  string,
  { call: CallName; at: string; path: string; before: 'nothing' | 'client' | 'fields' | 'fields without a client' }
> = {
  'client.create: configuration': { call: 'client.create', at: 'configuration', path: '/v1/configuration', before: 'nothing' },
  'client.request: REST answer': { call: 'client.request', at: 'answer', path: 'credit_cards', before: 'client' },
  'client.request: card over GraphQL': { call: 'client.request of a card', at: 'answer', path: '/graphql', before: 'client' },
  'client.request: GraphQL answer': { call: 'client.request by GraphQL', at: 'answer', path: '/graphql', before: 'client' },
  'hostedFields.create: frames': { call: 'hostedFields.create', at: 'frames', path: 'hosted-fields-frame', before: 'nothing' },
  'tokenize: gateway answer': { call: 'tokenize', at: 'answer', path: '/graphql', before: 'fields' },
  'tokenize: client': { call: 'tokenize', at: 'client', path: '/v1/configuration', before: 'fields without a client' },
  'getChallenges: client': { call: 'getChallenges', at: 'client', path: '/v1/configuration', before: 'fields without a client' },
  'getSupportedCardTypes: client': {
    call: 'getSupportedCardTypes',
    at: 'client',
    path: '/v1/configuration',
    before: 'fields without a client',
  },
};

type FaultName = 'killed' | '500' | 'malformed body' | 'not JSON' | '60 s silence' | 'abort' | 'teardown';

const NETWORK: Partial<Record<string, string>> = {
  'hostedFields.create: frames': 'HOSTED_FIELDS_TIMEOUT',
  'tokenize: gateway answer': 'HOSTED_FIELDS_TOKENIZATION_NETWORK_ERROR',
};

/** The faults that make sense at an `await`: frames load HTML instead of JSON, and only an instance that exists can be torn down. */
function faultsAt(name: string): FaultName[] {
  const answers: FaultName[] =
    name === 'hostedFields.create: frames'
      ? ['killed', '500', '60 s silence']
      : ['killed', '500', 'malformed body', 'not JSON', '60 s silence'];
  return [...answers, 'abort', ...(/\.create:/.test(name) ? [] : (['teardown'] as const))];
}

async function prepare(page: Page, sandbox: Sandbox, before: string): Promise<void> {
  await page.evaluate(() => {
    window.begin = (call) => {
      window.ending = new AbortController();
      window.outcome = { status: 'pending' };
      call(window.ending.signal).then(
        () => (window.outcome = { status: 'resolved' }),
        (error) => {
          window.outcome = {
            status: 'rejected',
            error: JSON.parse(JSON.stringify(error)),
            isReason: error === window.ending.signal.reason,
          };
        },
      );
    };
  });
  if (before === 'client') {
    await page.evaluate(
      async (authorization) => void (window.client = await window.tender.client.create({ authorization })),
      sandbox.tokenizationKey,
    );
  }
  if (before.startsWith('fields')) {
    await createFields(page, sandbox.tokenizationKey);
    await typeCard(page);
  }
  // The frame has its client before the fault comes.
  if (before === 'fields') await page.evaluate(() => window.fields.getChallenges());
}

function inject(sandbox: Sandbox, fault: FaultName, path: string): void {
  const action = {
    killed: { hang: true },
    '500': { status: 500, body: { error: { message: 'down' } } },
    'malformed body': { malformed: true },
    'not JSON': { status: 200, body: '<html>maintenance</html>', headers: { 'content-type': 'text/html' } },
    '60 s silence': { hang: true },
    abort: { hang: true },
    teardown: { hang: true },
  }[fault];
  sandbox.faults.add({ match: { path }, action });
  // A card without a response over GraphQL is sent by REST, so REST has to fail in the same way.
  if (path === '/graphql') sandbox.faults.add({ match: { path: 'credit_cards' }, action });
}

for (const [name, { call, path, before }] of Object.entries(awaits)) {
  const details = name === 'tokenize: gateway answer' ? {} : { tag: '@full' };
  for (const fault of faultsAt(name)) {
    test(`card: ${fault} during ${name}`, details, async ({ page, sandbox, site }) => {
      await page.clock.install();
      await installProbe(page); // after the clock, so that its own timers are not counted
      await page.goto(shopPage(site));
      const withoutClient = before === 'fields without a client';
      if (withoutClient) inject(sandbox, fault, path);
      await prepare(page, sandbox, before);
      if (!withoutClient) inject(sandbox, fault, path);
      const baseline = await page.evaluate(() => ({
        frames: document.querySelectorAll('iframe').length,
        listeners: window.probe.listeners(),
      }));

      const seen = sandbox.requests().length;
      await page.evaluate(calls[call], sandbox.tokenizationKey);
      const hangs = !['500', 'malformed body', 'not JSON'].includes(fault);
      if (hangs && !withoutClient)
        await expect
          .poll(
            () =>
              sandbox
                .requests()
                .slice(seen)
                .filter((request) => request.path.includes(path.replace(/^\//, ''))).length,
          )
          .toBeGreaterThan(0);
      if (fault === 'killed') await sandbox.stop();
      if (fault === 'abort') await page.evaluate(() => window.ending.abort(new Error('changed my mind')));
      if (fault === 'teardown') await page.evaluate(() => void (window.fields ?? window.client).teardown());
      // The SDK waits one minute for a frame or a response.
      if (fault === '60 s silence' || name === 'hostedFields.create: frames') await page.clock.fastForward(61_000);

      await expect.poll(() => page.evaluate(() => window.outcome.status)).toBe('rejected');
      const { error, isReason } = await page.evaluate(() => window.outcome);
      if (fault === 'abort') expect(isReason).toBe(true);
      else if (fault === 'teardown') expect(error).toMatchObject({ code: 'METHOD_CALLED_AFTER_TEARDOWN', details: { interrupted: true } });
      else expect(error).toMatchObject({ name: 'BraintreeError', code: NETWORK[name] ?? 'CLIENT_GATEWAY_NETWORK' });

      // The client belongs to the instance, not to the call, so it keeps loading until the instance is torn down.
      const ends = withoutClient && fault === 'abort';
      if (ends) await page.evaluate(() => window.fields.teardown());
      // Analytics requests may take two more seconds. No other timer may be left.
      await page.clock.fastForward(3_000);
      await expect.poll(() => page.evaluate(() => window.probe.timers())).toEqual([]);
      const left = await page.evaluate(() => ({ frames: document.querySelectorAll('iframe').length, listeners: window.probe.listeners() }));
      expect(left).toEqual(ends || fault === 'teardown' ? { frames: 0, listeners: {} } : baseline);
    });
  }
}
