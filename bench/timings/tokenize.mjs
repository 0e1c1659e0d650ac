import { measureSideBySide } from './side-by-side.mjs';

/** Measures the time of `tokenize` without the gateway's request, which is timed in the frame that sends it. */
export async function measureTokenize(setting, repetitions) {
  const medians = await measureSideBySide(
    setting,
    repetitions,
    (page) => setting.harness.typeCard(page),
    async (page) => {
      for (const frame of page.frames()) await frame.evaluate(() => performance.clearResourceTimings());
      const whole = await page.evaluate(async () => {
        const startedAt = performance.now();
        await window.fields.tokenize();
        return performance.now() - startedAt;
      });
      return whole - (await measureGatewayTime(page));
    },
  );
  return [{ what: 'tokenize, without the gateway request', unit: 'ms', aim: 1.5, ...medians }];
}

async function measureGatewayTime(page) {
  const found = await Promise.all(
    page.frames().map((frame) =>
      frame.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .filter(({ name }) => /\/graphql$|\/payment_methods\/credit_cards/.test(name))
          .map(({ duration }) => duration),
      ),
    ),
  );
  const durations = found.flat();
  if (durations.length !== 1) throw new Error(`A tokenization was expected to send one request to the gateway, not ${durations.length}.`);
  return durations[0];
}
