import { measureByTurns } from './sample.mjs';
import { openFields } from './open-fields.mjs';

const GATEWAY = /\/graphql$|\/payment_methods\/credit_cards/;

/** Measures `tokenize` as a whole, and without the gateway's request, which is timed in the frame that sends it. The floor sends the same request as we do. */
export async function measureTokenize(setting, repetitions) {
  const pages = {};
  for (const subject of setting.subjects) {
    pages[subject] = await openFields(setting, subject);
    if (subject !== 'floor') await setting.harness.typeCard(pages[subject]);
  }
  const request = await recordRequest(pages.ours);
  const wholes = await measureByTurns(setting.subjects, repetitions, async (subject) => {
    const [whole] = await tokenize(pages[subject], request);
    return whole;
  });
  const rests = await measureByTurns(setting.subjects, repetitions, async (subject) => {
    const [whole, gateway] = await tokenize(pages[subject], request);
    return whole - gateway;
  });
  for (const page of Object.values(pages)) await page.context().close();
  return [
    { what: 'tokenize', unit: 'ms', ...wholes },
    { what: 'tokenize, without the gateway request', unit: 'ms', ...rests },
  ];
}

/** Records the request of a tokenization, with which the floor then begins. */
async function recordRequest(page) {
  const sent = page.waitForRequest((request) => request.method() === 'POST' && GATEWAY.test(request.url()));
  await page.evaluate(() => window.fields.tokenize());
  const request = await sent;
  const all = await request.allHeaders();
  const headers = Object.fromEntries(['authorization', 'braintree-version', 'content-type'].map((name) => [name, all[name]]));
  return { url: request.url(), options: { method: 'POST', headers, body: request.postData() } };
}

async function tokenize(page, request) {
  await page.bringToFront();
  for (const frame of page.frames()) await frame.evaluate(() => performance.clearResourceTimings());
  const whole = await page.evaluate(
    async (options) => {
      const startedAt = performance.now();
      await window.fields.tokenize(options);
      return performance.now() - startedAt;
    },
    { request },
  );
  return [whole, await measureGatewayTime(page)];
}

async function measureGatewayTime(page) {
  const found = await Promise.all(
    page
      .frames()
      .map((frame) => frame.evaluate(() => performance.getEntriesByType('resource').map(({ name, duration }) => [name, duration]))),
  );
  const durations = found.flat().filter(([name]) => GATEWAY.test(name));
  if (durations.length !== 1) throw new Error(`A tokenization was expected to send one request to the gateway, not ${durations.length}.`);
  return durations[0][1];
}
