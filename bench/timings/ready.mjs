import { measureByTurns } from './median.mjs';
import { createFields, subjects } from './setting.mjs';

/** Measures the time until `create` with a tokenization key and four fields resolves. */
export async function measureReady(setting, repetitions) {
  const cold = await measureByTurns(subjects, repetitions, (subject) => measureInNewContext(setting, subject));
  return [
    ...createRows('four fields ready, cold', 120, cold),
    ...createRows('four fields ready, warm, created again on the page', 110, await measureOnOpenPages(setting, repetitions)),
    ...createRows('four fields ready, warm, new page', 110, await measureOnNewPages(setting, repetitions)),
  ];
}

function createRows(what, aim, { development, ours, reference }) {
  return [
    { what: `${what} (development)`, unit: 'ms', aim, ours: development },
    { what: `${what} (provider hosts)`, unit: 'ms', aim, ours, reference },
  ];
}

async function measureInNewContext(setting, subject) {
  const context = await setting.newContext();
  const time = await measureInNewPage(setting, context, subject);
  await context.close();
  return time;
}

async function measureInNewPage(setting, context, subject) {
  const page = await context.newPage();
  await setting.visit(page, subject);
  const time = await page.evaluate(createFields, setting.createArguments(subject));
  await page.evaluate(() => window.fields.teardown());
  await page.close();
  return time;
}

/** Calls `measure` with a browser context for each subject. */
async function withContexts(setting, measure) {
  const contexts = {};
  for (const name of Object.keys(subjects)) contexts[name] = await setting.newContext();
  const times = await measure(contexts);
  for (const context of Object.values(contexts)) await context.close();
  return times;
}

const measureOnNewPages = (setting, repetitions) =>
  withContexts(setting, (contexts) =>
    measureByTurns(subjects, repetitions, (subject, name) => measureInNewPage(setting, contexts[name], subject)),
  );

const measureOnOpenPages = (setting, repetitions) =>
  withContexts(setting, async (contexts) => {
    const pages = {};
    for (const [name, subject] of Object.entries(subjects)) {
      pages[name] = await contexts[name].newPage();
      await setting.visit(pages[name], subject);
    }
    return measureByTurns(subjects, repetitions, async (subject, name) => {
      await pages[name].bringToFront(); // browsers delay painting of background pages
      const time = await pages[name].evaluate(createFields, setting.createArguments(subject));
      await pages[name].evaluate(() => window.fields.teardown());
      return time;
    });
  });
