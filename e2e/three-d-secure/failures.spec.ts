import { passChallenge } from '@tender/sandbox/testing';
import { hold } from '../support/hold';
import { expect, test } from '../support/test';
import { CHALLENGE, create, FRICTIONLESS, openShop, outcomeOf, pay } from './support';

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
  const release = await hold(page, '**/songbird.js');
  const requested = page.waitForRequest('**/songbird.js');
  await create(page, sandbox.createClientToken(), { version: 2, timeout: 5_000 });
  await requested;
  await pay(page, sandbox, CHALLENGE);
  await page.clock.runFor(5_000);
  expect(await outcomeOf(page)).toMatchObject({ error: { code: 'THREEDS_CARDINAL_SDK_SETUP_TIMEDOUT', type: 'UNKNOWN' } });
  const arrived = page.waitForResponse('**/songbird.js');
  release();
  await arrived;
  await pay(page, sandbox, FRICTIONLESS);
  await page.clock.runFor(10);
  expect(await outcomeOf(page)).toMatchObject(SHIFTED);
  await expect(page.locator('dialog')).toHaveCount(0);
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
