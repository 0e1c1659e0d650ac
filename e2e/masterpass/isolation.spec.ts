import { openWindow } from '../support/open-window';
import { expect, test } from '../support/test';

const FRAMES = '/web/3.118.2/html';

/** What the partner's script can read of a frame of the page that opened its window: its document, or the name of the error. */
const READS_CARD_FIELDS = `
  const read = (look) => { try { return String(look()); } catch (error) { return error.name; } };
  window.seen = [read(() => opener.frames[0].document.title), read(() => document.cookie), read(() => localStorage.length)];
  window.MasterPass = { client: { checkout() {} } };`;

test("masterpass: the partner's script in the loading page reaches no card field, though both are served by one host", async ({
  page,
  site,
  sandbox,
}) => {
  await page
    .context()
    .route('**/third-party/masterpass.js', (route) => route.fulfill({ contentType: 'text/javascript', body: READS_CARD_FIELDS }));
  await page.goto(site.page('shop.localhost', '/', { body: `<iframe src="${sandbox.url}${FRAMES}/hosted-fields-frame.html"></iframe>` }));
  const loading = `${sandbox.url}${FRAMES}/masterpass-loading-frame.html?environment=development`;
  const popup = await openWindow(page, () => page.evaluate((address) => void window.open(address), loading));
  // `waitForFunction` would poll by `eval`, which the page's policy refuses.
  await expect.poll(() => popup.evaluate('window.seen')).toEqual(['SecurityError', 'SecurityError', 'SecurityError']);
});
