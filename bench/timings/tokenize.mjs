import { measureSideBySide } from './side-by-side.mjs';

/** What `tokenize` takes beside the gateway's request, which the frame that sends it has timed. */
export async function measureTokenize(setting, repetitions) {
  const medians = await measureSideBySide(
    setting,
    repetitions,
    (page) => setting.harness.typeCard(page),
    async (page) => {
      for (const frame of page.frames()) await frame.evaluate(() => performance.clearResourceTimings());
      const whole = await page.evaluate(async () => {
        const begun = performance.now();
        await window.fields.tokenize();
        return performance.now() - begun;
      });
      return whole - (await gatewayTime(page));
    },
  );
  return [{ what: 'tokenize, without the gateway request', unit: 'ms', aim: 1.5, ...medians }];
}

async function gatewayTime(page) {
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
  if (durations.length !== 1) throw new Error(`A tokenization was expected to ask the gateway once, not ${durations.length} times.`);
  return durations[0];
}
