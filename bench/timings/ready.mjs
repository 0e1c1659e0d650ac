import { measureByTurns } from './sample.mjs';

/** Measures the time until four fields are ready, from `client.create` on or with an authorization alone. */
export async function measureReady(setting, repetitions) {
  const rows = [];
  for (const withClient of [false, true]) {
    const how = withClient ? 'client first' : 'authorization alone';
    for (const [when, measure] of Object.entries({ cold: measureInNewContext, warm: measureAgain, returning: measureOnNewPage }))
      rows.push({ what: `four fields ready, ${when}, ${how}`, unit: 'ms', ...(await measure(setting, repetitions, withClient)) });
  }
  return rows;
}

async function measurePage(setting, context, subject, withClient) {
  const page = await setting.visit(context, subject);
  const time = await setting.create(page, subject, withClient);
  await page.evaluate(() => window.fields.teardown());
  await page.close();
  return time;
}

/** With an empty cache. */
const measureInNewContext = (setting, repetitions, withClient) =>
  measureByTurns(setting.subjects, repetitions, async (subject) => {
    const context = await setting.newContext();
    const time = await measurePage(setting, context, subject, withClient);
    await context.close();
    return time;
  });

/** A customer who has been on such a page of the shop before. */
async function measureOnNewPage(setting, repetitions, withClient) {
  const contexts = {};
  for (const subject of setting.subjects) contexts[subject] = await setting.newContext();
  const times = await measureByTurns(setting.subjects, repetitions, (subject) =>
    measurePage(setting, contexts[subject], subject, withClient),
  );
  for (const context of Object.values(contexts)) await context.close();
  return times;
}

/** On a page that has had fields before. */
async function measureAgain(setting, repetitions, withClient) {
  const pages = {};
  for (const subject of setting.subjects) pages[subject] = await setting.visit(await setting.newContext(), subject);
  const times = await measureByTurns(setting.subjects, repetitions, async (subject) => {
    await pages[subject].bringToFront(); // browsers delay painting of background pages
    const time = await setting.create(pages[subject], subject, withClient);
    await pages[subject].evaluate(() => window.fields.teardown());
    return time;
  });
  for (const page of Object.values(pages)) await page.context().close();
  return times;
}
