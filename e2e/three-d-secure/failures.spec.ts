import { passChallenge } from '@tender/sandbox/testing';
import { expect, test } from '../support/test';
import { CHALLENGE, create, FRICTIONLESS, openShop, outcomeOf, pay } from './support';

const LOOKUP = '/three_d_secure/lookup';
const AUTHENTICATE = '/three_d_secure/authenticate_from_jwt';
const SHIFTED = { value: { liabilityShifted: true } };

test.beforeEach(({ page, site }) => openShop(page, site));

test('three-d-secure: the script blocked; a lookup does without, a challenge says why', async ({ page, sandbox }) => {
  await page.route('**/songbird.js', (route) => route.abort());
  await create(page, sandbox.createClientToken(), { version: 2 });
  await pay(page, sandbox, FRICTIONLESS);
  expect(await outcomeOf(page)).toMatchObject(SHIFTED);
  await pay(page, sandbox, CHALLENGE);
  expect(await outcomeOf(page)).toMatchObject({ error: { code: 'THREEDS_CARDINAL_SDK_SCRIPT_LOAD_FAILED', type: 'NETWORK' } });
  await page.unroute('**/songbird.js');
  await page.evaluate(() => window.threeDSecure.teardown());
  await create(page, sandbox.createClientToken(), { version: 2 });
  await pay(page, sandbox, CHALLENGE);
  await passChallenge(page);
  expect(await outcomeOf(page)).toMatchObject(SHIFTED);
});

test('three-d-secure: the script late', async ({ page, sandbox }) => {
  await page.clock.install();
  let arrive = (): void => {};
  const late = new Promise<void>((resolve) => (arrive = resolve));
  await page.route('**/songbird.js', async (route) => {
    await late;
    await route.continue();
  });
  const requested = page.waitForRequest('**/songbird.js');
  await create(page, sandbox.createClientToken(), { version: 2, timeout: 5_000 });
  await requested;
  await pay(page, sandbox, CHALLENGE);
  await page.clock.runFor(5_000);
  expect(await outcomeOf(page)).toMatchObject({ error: { code: 'THREEDS_CARDINAL_SDK_SETUP_TIMEDOUT', type: 'UNKNOWN' } });
  const arrived = page.waitForResponse('**/songbird.js');
  arrive();
  await arrived;
  await pay(page, sandbox, FRICTIONLESS);
  await page.clock.runFor(10);
  expect(await outcomeOf(page)).toMatchObject(SHIFTED);
  await expect(page.locator('dialog')).toHaveCount(0);
});

for (const [what, action, code, type] of [
  ['404', { status: 404, body: {} }, 'THREEDS_LOOKUP_TOKENIZED_CARD_NOT_FOUND_ERROR', 'MERCHANT'],
  ['422', { status: 422, body: {} }, 'THREEDS_LOOKUP_VALIDATION_ERROR', 'CUSTOMER'],
  ['500', { status: 500, body: {} }, 'THREEDS_LOOKUP_ERROR', 'UNKNOWN'],
  ['nothing', { drop: 'before' }, 'THREEDS_LOOKUP_ERROR', 'UNKNOWN'],
  ['half an answer', { malformed: true }, 'THREEDS_LOOKUP_ERROR', 'UNKNOWN'],
  ['another answer', { status: 200, body: { other: 1 } }, 'THREEDS_LOOKUP_ERROR', 'UNKNOWN'],
] as const) {
  test(`three-d-secure: a lookup that is answered with ${what}; the next one works`, async ({ page, sandbox }) => {
    await create(page, sandbox.createClientToken(), { version: 2 });
    const fault = sandbox.faults.add({ match: { path: LOOKUP }, action }); // browsers repeat a request whose connection broke
    await pay(page, sandbox, CHALLENGE);
    expect(await outcomeOf(page)).toMatchObject({ error: { code, type } });
    sandbox.faults.remove(fault);
    await pay(page, sandbox, CHALLENGE);
    await passChallenge(page);
    expect(await outcomeOf(page)).toMatchObject(SHIFTED);
  });
}

test('three-d-secure: a nonce that was used up', async ({ page, sandbox }) => {
  await create(page, sandbox.createClientToken(), { version: 2 });
  await pay(page, sandbox, FRICTIONLESS);
  expect(await outcomeOf(page)).toMatchObject(SHIFTED);
  await page.locator('#pay').click();
  expect(await outcomeOf(page)).toMatchObject({ error: { code: 'THREEDS_LOOKUP_TOKENIZED_CARD_NOT_FOUND_ERROR' } });
});

test('three-d-secure: the JWT of a challenge tampered with', async ({ page, sandbox }) => {
  await create(page, sandbox.createClientToken(), { version: 2 });
  await page.route(`**${AUTHENTICATE}`, async (route) => {
    const body = route.request().postDataJSON() as { jwt: string };
    await route.continue({ postData: JSON.stringify({ ...body, jwt: `${body.jwt.slice(0, -4)}AAAA` }) });
  });
  await pay(page, sandbox, CHALLENGE);
  await passChallenge(page);
  expect(await outcomeOf(page)).toMatchObject({ error: { code: 'THREEDS_JWT_AUTHENTICATION_FAILED', type: 'UNKNOWN' } });
  await page.unroute(`**${AUTHENTICATE}`);
  await pay(page, sandbox, CHALLENGE);
  await passChallenge(page);
  expect(await outcomeOf(page)).toMatchObject(SHIFTED);
});

test('three-d-secure: the JWT of the set-up tampered with', async ({ page, sandbox }) => {
  await page.route('**/client_api/v1/configuration*', async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { threeDSecure: { cardinalAuthenticationJWT: string } };
    body.threeDSecure.cardinalAuthenticationJWT = 'tampered';
    await route.fulfill({ response, json: body });
  });
  await create(page, sandbox.createClientToken(), { version: 2 });
  await pay(page, sandbox, FRICTIONLESS);
  expect(await outcomeOf(page)).toMatchObject(SHIFTED);
  await pay(page, sandbox, CHALLENGE);
  expect(await outcomeOf(page)).toMatchObject({ error: { code: 'THREEDS_CARDINAL_SDK_BAD_JWT', type: 'MERCHANT' } });
});

test('three-d-secure: a tokenization key cannot be used', async ({ page, sandbox }) => {
  await create(page, sandbox.tokenizationKey, { version: 2 });
  await pay(page, sandbox, FRICTIONLESS);
  expect(await outcomeOf(page)).toMatchObject({ error: { code: 'THREEDS_CAN_NOT_USE_TOKENIZATION_KEY', type: 'MERCHANT' } });
});
