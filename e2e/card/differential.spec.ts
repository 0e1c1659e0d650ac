import type { Page } from '@playwright/test';
import type { Sandbox } from '@tender/sandbox';
import { fieldOptions, shopPage, typeCard } from '../support/card';
import { expect, test } from '../support/test';

// The same calls to both SDKs, each with a sandbox of its own kind behind it: what comes out, and what goes over the wire, has to be the same.

type Library = 'tender' | 'reference';
const LIBRARIES: readonly Library[] = ['reference', 'tender'];
const HOST = 'https://api.sandbox.braintreegateway.com';

test.beforeEach(async ({ provider, site }) => {
  await provider.page.goto(shopPage(site, { scripts: ['tender.js', 'reference.js'] }));
});

/** An error as a shop's code sees it; messages are each SDK's own but where the specification prints them. */
interface Seen {
  name?: string;
  code?: string;
  type?: string;
  own?: string[];
  details?: unknown;
  status?: unknown;
  value?: unknown;
}

declare global {
  interface Window {
    attempt(call: () => unknown): Promise<Seen>;
  }
}

/** Runs expressions, over `sdk`, `authorization` and `fields`, on the page. */
async function outcomes(page: Page, library: Library, authorization: string, calls: Record<string, string>): Promise<Record<string, Seen>> {
  await page.evaluate(
    ([library, authorization, fields]) => {
      Object.assign(window, { sdk: window[library], authorization, fields });
      const plain = (value: unknown): unknown =>
        // Elements by their id; what is new with every request not at all.
        JSON.parse(
          JSON.stringify(value, (key, member: unknown) =>
            member instanceof Element ? member.id : key === 'requestId' ? undefined : member,
          ) ?? 'null',
        );
      window.attempt = async (call) => {
        try {
          return { value: plain(await call()) };
        } catch (error) {
          const { name, code, type, details } = error as Seen;
          return { name, code, type, own: Object.keys(error as object), details: plain(details) };
        }
      };
    },
    [library, authorization, fieldOptions] as const,
  );
  const results: Record<string, Seen> = {};
  for (const [name, code] of Object.entries(calls)) results[name] = await page.evaluate<Seen>(`attempt(() => ${code})`);
  return results;
}

async function compare(
  page: Page,
  sandbox: Sandbox,
  calls: Record<string, string>,
  adapt: (seen: Seen) => Seen = (seen) => seen,
): Promise<void> {
  const authorization = sandbox.createClientToken({ origin: HOST });
  const reference = await outcomes(page, 'reference', authorization, calls);
  await page.reload(); // the reference leaves frames behind where it refuses a field
  const tender = await outcomes(page, 'tender', authorization, calls);
  for (const name of Object.keys(calls)) expect({ [name]: adapt(tender[name] ?? {}) }).toEqual({ [name]: adapt(reference[name] ?? {}) });
}

test('differential: hosted fields refuse the same options with the same errors', async ({ provider: { page, sandbox } }) => {
  const create = (options: string): string => `sdk.hostedFields.create({ authorization, ${options} })`;
  await compare(page, sandbox, {
    'neither client nor authorization': 'sdk.hostedFields.create({ fields })',
    'no fields': create(''),
    'empty fields': create('fields: {}'),
    'unknown key': create('fields: { number: { container: "#number" }, hostedFrame: { container: "#cvv" } }'),
    'no such element': create('fields: { number: { container: "#nowhere" } }'),
    'no container': create('fields: { number: {} }'),
    'maxlength of letters': create('fields: { cvv: { container: "#cvv", maxlength: "four" } }'),
    'minlength of letters': create('fields: { cvv: { container: "#cvv", minlength: "four" } }'),
    'another version': 'sdk.hostedFields.create({ client: { getVersion: () => "3.1.0", getConfiguration: () => ({}) }, fields })',
  });
});

test('differential: an instance of hosted fields has the same state, and refuses the same calls', async ({
  provider: { page, sandbox },
}) => {
  const ready = (call: string): string =>
    `sdk.hostedFields.create({ authorization, fields: { number: fields.number, cvv: fields.cvv } }).then((instance) => Promise.resolve().then(() => ${call}).finally(() => instance.teardown()))`;
  await compare(page, sandbox, {
    'state at first': ready('instance.getState()'),
    challenges: ready('instance.getChallenges()'),
    'supported card types': ready('instance.getSupportedCardTypes()'),
    'clear of an unknown field': ready('instance.clear("nothing")'),
    'clear of a field that is not there': ready('instance.clear("postalCode")'),
    'focus of an unknown field': ready('instance.focus("nothing")'),
    'a class for a field that is not there': ready('instance.addClass("postalCode", "x")'),
    'an attribute nobody may set': ready('instance.setAttribute({ field: "number", attribute: "onclick", value: "x" })'),
    'a value that is no boolean': ready('instance.setAttribute({ field: "number", attribute: "disabled", value: "maybe" })'),
    'removal of an attribute nobody may set': ready('instance.removeAttribute({ field: "number", attribute: "onclick" })'),
    'an attribute that may be set': ready('instance.setAttribute({ field: "number", attribute: "placeholder", value: "x" })'),
    'a placeholder': ready('instance.setPlaceholder("cvv", "x")'),
    'month options without a month': ready('instance.setMonthOptions(["January"])'),
    'tokenize of nothing': ready('instance.tokenize()'),
    'a second teardown': ready('instance.teardown().then(() => instance.teardown())').replace('.finally(() => instance.teardown())', ''),
    'a call after teardown': ready('instance.teardown().then(() => instance.getState())').replace(
      '.finally(() => instance.teardown())',
      '',
    ),
  });
});

test('differential: the client answers a request with the same value or error for every status', async ({
  provider: { page, sandbox },
}) => {
  const request = (options: string): string =>
    `sdk.client.create({ authorization }).then((client) => client.request({ ${options} }).finally(() => client.teardown()))`;
  for (const status of [200, 204, 400, 401, 403, 404, 422, 429, 500, 503]) {
    sandbox.faults.clear();
    sandbox.faults.add({
      match: { path: 'v1/made_up' },
      action: { status, body: status === 204 ? undefined : { error: { message: 'No.' }, fieldErrors: [] } },
    });
    await compare(
      page,
      sandbox,
      {
        [`POST ${status}`]: request('method: "post", endpoint: "made_up", data: { a: 1 }'),
        [`GET ${status}`]: request('method: "get", endpoint: "made_up"'),
      },
      withoutAnswer,
    );
  }
  await compare(page, sandbox, {
    'no method': request('endpoint: "x"'),
    'no endpoint': request('method: "get"'),
    'unknown api': request('method: "get", endpoint: "x", api: "other"'),
    'empty api': request('method: "get", endpoint: "x", api: ""'),
    'GraphQL errors': request('api: "graphQLApi", data: { query: "query { nothing }" }'),
    'GraphQL answer': request(
      'api: "graphQLApi", data: { query: "query Q { clientConfiguration { environment merchantId } }", operationName: "Q" }',
    ),
  });
});

/** Where the reference keeps back the server's answer, ours gives it as `originalError`. */
function withoutAnswer({ details, ...seen }: Seen): Seen {
  const { originalError: _, ...rest } = (details ?? {}) as { originalError?: unknown };
  return { ...seen, details: seen.code === 'CLIENT_REQUEST_ERROR' ? details : details ? rest : details };
}

test('differential: a card request is the same on the wire', async ({ provider: { page, sandbox } }) => {
  const bodies: Record<string, unknown[]> = {};
  for (const library of LIBRARIES) {
    await page.evaluate(
      async ([library, authorization]) => {
        const sdk = { tender: window.tender, reference: window.reference }[library];
        const client = (await (sdk.client.create as (options: object) => Promise<unknown>)({
          authorization,
          sessionId: 'a-session',
        })) as import('@tender/client').Client;
        const cards: object[] = [
          { number: '4111111111111111', expirationDate: '12/2030', cvv: '123' },
          {
            number: '4111111111111111',
            expiration_month: 1,
            expiration_year: 2031,
            billing_address: { postal_code: '12345', country_code_alpha2: 'US' },
          },
          {
            number: '4111111111111111',
            expirationDate: ' 2 / 2030 ',
            expirationYear: '2033',
            cardholderName: 'Ada',
            options: { validate: false },
          },
          { number: '4111111111111111', expirationDate: '12/2030', options: { unionPayEnrollment: null } },
          { number: '4111111111111112', expirationDate: '12/2030' },
        ];
        for (const creditCard of cards)
          await client
            .request({ method: 'post', endpoint: 'payment_methods/credit_cards', data: { creditCard, _meta: { source: 'hosted-fields' } } })
            .catch(() => undefined);
        const insight = { authenticationInsight: true, merchantAccountId: 'shop' };
        await client
          .request({ method: 'post', endpoint: 'payment_methods/credit_cards', data: { ...insight, creditCard: cards[0] } })
          .catch(() => undefined);
        await client
          .request({ method: 'get', endpoint: 'payment_methods', data: { defaultFirst: 1, list: [1, { a: 'ä b' }], deep: { er: true } } })
          .catch(() => undefined);
        await client.teardown();
      },
      [library, sandbox.createClientToken({ origin: HOST })] as const,
    );
    const asked = sandbox
      .requests()
      .filter(({ path, method }) => /graphql|credit_cards|payment_methods/.test(path) && method !== 'OPTIONS');
    bodies[library] = asked
      .filter(({ body }) => !JSON.stringify(body ?? '').includes('ClientConfiguration'))
      .map(({ method, path, query, body }) => ({ method, path, query: normalised(query), body: normalised(body) }));
    await sandbox.reset();
  }
  expect(bodies.tender).toEqual(bodies.reference);
  expect(bodies.tender?.length).toBe(7);
});

/** Without what differs from one token to the next, and the layout of GraphQL documents. */
function normalised(body: unknown): unknown {
  return JSON.parse(
    JSON.stringify(body ?? null, (key, value: unknown) => {
      if (key === 'query' && typeof value === 'string')
        return value
          .replace(/\s+/g, ' ')
          .replace(/ ?([{}(),:]) ?/g, '$1')
          .trim();
      return key === 'authorizationFingerprint' ? 'fingerprint' : value;
    }),
  );
}

test('differential: the same analytics events for a paid card', async ({ provider: { page, sandbox } }) => {
  const events: Record<string, string[]> = {};
  for (const library of LIBRARIES) {
    await page.evaluate(
      async ([library, authorization, fields]) => {
        const sdk = { tender: window.tender, reference: window.reference }[library];
        window.fields = (await (sdk.hostedFields.create as (options: object) => Promise<unknown>)({
          authorization,
          fields,
        })) as typeof window.fields;
      },
      [library, sandbox.createClientToken({ origin: HOST }), fieldOptions] as const,
    );
    await typeCard(page);
    await page.evaluate(() => window.fields.tokenize());
    // What a frame has not sent when it is taken away may be lost, with either SDK.
    const arrived = async (): Promise<string[]> => (await sandbox.analytics()).map(({ event }) => event);
    const fromFrame = ['web.custom.hosted-fields.tokenization.succeeded', 'web.graphql.determinedStatus.200', 'web.graphql.status.200'];
    await expect.poll(arrived).toEqual(expect.arrayContaining(fromFrame));
    await page.evaluate(() => window.fields.teardown());
    await expect.poll(arrived).toContain('web.custom.hosted-fields.teardown-completed');
    events[library] = [...new Set(await arrived())].sort();
    await sandbox.reset();
  }
  expect(events.tender).toEqual(events.reference);
});

test('differential: a client is refused with the same errors', async ({ provider: { page, sandbox } }) => {
  // The reference asks for its configuration over GraphQL first, ours by REST: both fail alike, and only the answer they keep differs.
  const kind = ({ name, code, type, own }: Seen): Seen => ({ name, code, type, own });
  const create = 'sdk.client.create({ authorization })';
  for (const status of [400, 401, 403, 404, 422, 429, 500, 503]) {
    sandbox.faults.clear();
    for (const path of ['/graphql', '/configuration'])
      sandbox.faults.add({ match: { path }, action: { status, body: { error: { message: 'No.' } } } });
    await compare(page, sandbox, { [`configuration ${status}`]: create }, kind);
  }
  sandbox.faults.clear();
  const token = (contents: string): string => `sdk.client.create({ authorization: btoa(${JSON.stringify(contents)}) })`;
  await compare(
    page,
    sandbox,
    {
      'no authorization': 'sdk.client.create({})',
      nonsense: 'sdk.client.create({ authorization: "nonsense" })',
      'not JSON': token('not JSON'),
      null: token('null'),
      empty: 'sdk.client.create({ authorization: "" })',
      'a made-up key': 'sdk.client.create({ authorization: "sandbox_abc_nobody" })',
    },
    kind,
  );
});
