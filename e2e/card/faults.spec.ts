import type { Page } from '@playwright/test';
import type { Sandbox } from '@tender/sandbox';
import { createFields, shopPage, typeCard } from '../support/card';
import { hold } from '../support/hold';
import { outcomeOf, recordOutcomes } from '../support/outcomes';
import { installProbe } from '../support/probe';
import { expect, test } from '../support/test';

// Injects each fault at each `await` of the card fields; unit tests do the same with the client. The call has to reject with the protocol's error or the
// abort reason, in limited time, and must leave no frame, timer or listener on the page.

/** The calls. They run on the page, with a signal that the test may abort. */
const calls = {
  'hostedFields.create': (authorization: string) =>
    window.record(async (signal) => {
      const fields = { number: { container: '#number' }, cvv: { container: '#cvv' } };
      window.fields = await window.tender.hostedFields.create({ authorization, signal, fields });
    }),
  tokenize: () => window.record((signal) => window.fields.tokenize({ signal })),
  getChallenges: () => window.record((signal) => window.fields.getChallenges({ signal })),
  getSupportedCardTypes: () => window.record((signal) => window.fields.getSupportedCardTypes({ signal })),
} as const;

/** The call of each `await`, part of the path of its request, and what the call needs before. */
const awaits: Record<string, readonly [keyof typeof calls, path: string, before: 'nothing' | 'fields' | 'fields without a client']> = {
  'hostedFields.create: frames': ['hostedFields.create', 'hosted-fields-frame', 'nothing'],
  'tokenize: gateway answer': ['tokenize', '/graphql', 'fields'],
  'tokenize: client': ['tokenize', '/v1/configuration', 'fields without a client'],
  'getChallenges: client': ['getChallenges', '/v1/configuration', 'fields without a client'],
  'getSupportedCardTypes: client': ['getSupportedCardTypes', '/v1/configuration', 'fields without a client'],
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

for (const [name, [call, path, before]] of Object.entries(awaits)) {
  const details = name === 'tokenize: gateway answer' ? {} : { tag: '@full' };
  for (const fault of faultsAt(name)) {
    test(`card: ${fault} during ${name}`, details, async ({ page, sandbox, site }) => {
      await page.clock.install();
      await recordOutcomes(page);
      await installProbe(page); // after the clock, so that its own timers are not counted
      await page.goto(shopPage(site));
      const withoutClient = before === 'fields without a client';
      // Without a client the fields cannot be created, unless it fails after their frames have loaded.
      const release = withoutClient ? await hold(page, `**${path}*`) : () => undefined;
      if (withoutClient) inject(sandbox, fault, path);
      await prepare(page, sandbox, before);
      if (!withoutClient) inject(sandbox, fault, path);
      const countLeft = (): Promise<{ frames: number; listeners: Record<string, number> }> =>
        page.evaluate(() => ({ frames: document.querySelectorAll('iframe').length, listeners: window.probe.listeners() }));
      const baseline = await countLeft();
      if (withoutClient) delete baseline.listeners['securitypolicyviolation']; // the request for the client listens until it has ended
      release();

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
      if (fault === 'teardown') await page.evaluate(() => void window.fields.teardown());
      // The SDK waits one minute for a frame or a response.
      if (fault === '60 s silence' || name === 'hostedFields.create: frames') await page.clock.fastForward(61_000);

      const { error, isReason } = await outcomeOf(page);
      if (fault === 'abort') expect(isReason).toBe(true);
      else if (fault === 'teardown') expect(error).toMatchObject({ code: 'METHOD_CALLED_AFTER_TEARDOWN', details: { interrupted: true } });
      else expect(error).toMatchObject({ name: 'BraintreeError', code: NETWORK[name] ?? 'CLIENT_GATEWAY_NETWORK' });

      // The client belongs to the instance, not to the call, so it keeps loading until the instance is torn down.
      const ends = withoutClient && fault === 'abort';
      if (ends) await page.evaluate(() => window.fields.teardown());
      // Analytics requests may take two more seconds. No other timer may be left.
      await page.clock.fastForward(3_000);
      await expect.poll(() => page.evaluate(() => window.probe.timers())).toEqual([]);
      expect(await countLeft()).toEqual(ends || fault === 'teardown' ? { frames: 0, listeners: {} } : baseline);
    });
  }
}
