import { measureByTurns } from './median.mjs';
import { createFields, subjects } from './setting.mjs';

/** From calling `create` with a tokenization key to its resolution, four fields. */
export async function measureReady(setting, repetitions) {
  const cold = await measureByTurns(subjects, repetitions, (subject) => inNewContext(setting, subject));
  return [
    ...rows('four fields ready, cold', 120, cold),
    ...rows('four fields ready, warm, created again on the page', 110, await onOpenPages(setting, repetitions)),
    ...rows('four fields ready, warm, new page', 110, await onNewPages(setting, repetitions)),
  ];
}

function rows(what, aim, { development, ours, reference }) {
  return [
    { what: `${what} (development)`, unit: 'ms', aim, ours: development },
    { what: `${what} (provider hosts)`, unit: 'ms', aim, ours, reference },
  ];
}

async function inNewContext(setting, subject) {
  const context = await setting.newContext();
  const time = await inNewPage(setting, context, subject);
  await context.close();
  return time;
}

async function inNewPage(setting, context, subject) {
  const page = await context.newPage();
  await setting.visit(page, subject);
  const time = await page.evaluate(createFields, setting.createArguments(subject));
  await page.evaluate(() => window.fields.teardown());
  await page.close();
  return time;
}

/** A context for each subject. */
async function inContexts(setting, measure) {
  const contexts = {};
  for (const name of Object.keys(subjects)) contexts[name] = await setting.newContext();
  const times = await measure(contexts);
  for (const context of Object.values(contexts)) await context.close();
  return times;
}

const onNewPages = (setting, repetitions) =>
  inContexts(setting, (contexts) => measureByTurns(subjects, repetitions, (subject, name) => inNewPage(setting, contexts[name], subject)));

const onOpenPages = (setting, repetitions) =>
  inContexts(setting, async (contexts) => {
    const pages = {};
    for (const [name, subject] of Object.entries(subjects)) {
      pages[name] = await contexts[name].newPage();
      await setting.visit(pages[name], subject);
    }
    return measureByTurns(subjects, repetitions, async (subject, name) => {
      await pages[name].bringToFront(); // pages in the background are painted late
      const time = await pages[name].evaluate(createFields, setting.createArguments(subject));
      await pages[name].evaluate(() => window.fields.teardown());
      return time;
    });
  });
