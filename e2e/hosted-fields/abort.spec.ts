import type { Page, Route } from '@playwright/test';
import { openFields, tokenize, typeCard } from '../support/card';
import { expect, test } from '../support/test';

const isCard = /\/graphql|\/payment_methods\/credit_cards/;

/** Begins a call of `tokenize`, which `abort` ends; resolves with the name of the error that it ended in. */
const begin = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const stop = new AbortController();
    const call = window.fields.tokenize({ cardholderName: 'Aborted', signal: stop.signal });
    const ended = call.then(
      () => 'a nonce',
      (error: Error) => error.name,
    );
    Object.assign(window, { abort: () => (stop.abort(), ended) });
  });
const abort = (page: Page): Promise<string> => page.evaluate(() => (window as unknown as { abort(): Promise<string> }).abort());

test('hosted-fields: a tokenize aborted before the client of the frame is ready sends no request', async ({ page, sandbox, site }) => {
  const held: Route[] = [];
  const sent: string[] = [];
  await page.route('**/v1/configuration**', (route) => void held.push(route));
  page.on('request', (request) => isCard.test(request.url()) && sent.push(request.postData() ?? ''));
  await openFields(page, site, sandbox.tokenizationKey);
  await typeCard(page);
  await begin(page);
  expect(await abort(page)).toBe('AbortError');
  for (const route of held) await route.continue();
  // A call that comes later is answered later: by then the aborted one would have been sent.
  expect((await tokenize(page)).value).toMatchObject({ details: { lastFour: '1111' } });
  expect(sent).toHaveLength(1);
  expect(sent[0]).not.toContain('Aborted');
});

test('hosted-fields: aborting a tokenize aborts the request that is under way, and sends no other', async ({ page, sandbox, site }) => {
  const sent: string[] = [];
  await openFields(page, site, sandbox.tokenizationKey);
  await typeCard(page);
  await page.evaluate(() => window.fields.getChallenges());
  await page.route(isCard, (route) => void sent.push(route.request().postData() ?? '')); // never answered
  const sending = page.waitForRequest(isCard);
  await begin(page);
  const request = await sending;
  const failed = page.waitForEvent('requestfailed', (candidate) => candidate === request);
  expect(await abort(page)).toBe('AbortError');
  expect((await failed).failure()?.errorText).toBe('net::ERR_ABORTED');
  await page.unroute(isCard);
  expect((await tokenize(page)).value).toMatchObject({ details: { lastFour: '1111' } });
  expect(sent).toHaveLength(1);
});
