/** Opens a new page with a subject's four fields. @param {(page) => Promise<void>} prepare called with the empty page */
export async function openFields(setting, subject, prepare) {
  const page = await setting.visit(await setting.newContext(), subject, prepare);
  await setting.create(page, subject);
  return page;
}
