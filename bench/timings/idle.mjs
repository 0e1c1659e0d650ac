import { openFields } from './open-fields.mjs';
import { waitUntilIdle } from './setting.mjs';

/** Measures how many timers fire per second, on the page and in the frames, after a card has been typed into four fields. */
export async function measureIdle(setting, { idleSeconds }) {
  const rates = {};
  for (const subject of setting.libraries) rates[subject] = await measureRate(setting, subject, idleSeconds);
  return [{ what: 'timers that fire while idle', unit: '/s', gate: 0, ...rates }];
}

async function measureRate(setting, subject, seconds) {
  const page = await openFields(setting, subject, setting.harness.installProbe);
  await setting.harness.typeCard(page);
  const fired = async () => {
    const counts = await Promise.all(page.frames().map((frame) => frame.evaluate(() => window.probe.fired())));
    return counts.reduce((sum, count) => sum + count);
  };
  await waitUntilIdle(page);
  const before = await fired();
  await page.waitForTimeout(seconds * 1_000);
  const rate = ((await fired()) - before) / seconds;
  await page.context().close();
  return rate;
}
