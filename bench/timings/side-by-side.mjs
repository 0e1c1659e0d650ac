import { measureByTurns } from './median.mjs';
import { createFields, subjects } from './setting.mjs';

/** The two page libraries, which use the same frame page. */
export const { ours, reference } = subjects;

/**
 * Creates the fields of both page libraries, each on its own page, and measures them alternately.
 * @param {(page: import('@playwright/test').Page) => Promise<void>} prepare called once for each page
 * @param {(page: import('@playwright/test').Page) => Promise<number>} once takes one measurement
 */
export async function measureSideBySide(setting, repetitions, prepare, once) {
  const pages = {};
  for (const [name, subject] of Object.entries({ ours, reference })) {
    pages[name] = await openFields(setting, subject);
    await prepare(pages[name]);
  }
  const medians = await measureByTurns({ ours, reference }, repetitions, async (_, name) => {
    await pages[name].bringToFront();
    return once(pages[name]);
  });
  for (const page of Object.values(pages)) await page.context().close();
  return medians;
}

/** Opens a new page with a subject's four fields. @param {(page) => Promise<void>} beforeVisit called with the empty page */
export async function openFields(setting, subject, beforeVisit = async () => {}) {
  const page = await (await setting.newContext()).newPage();
  await beforeVisit(page);
  await setting.visit(page, subject);
  await page.evaluate(createFields, setting.createArguments(subject));
  return page;
}
