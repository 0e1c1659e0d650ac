/** Opens a new page with a subject's four fields, and calls `prepare` with the empty page before. */
export async function openFields(
  setting,
  subject,
  /** @type {(page: import('@playwright/test').Page) => Promise<unknown>} */ prepare = async () => {},
) {
  const page = await setting.visit(await setting.newContext(), subject, prepare);
  await setting.create(page, subject);
  return page;
}
