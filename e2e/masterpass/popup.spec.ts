import { masterpassPayment } from '../methods/masterpass';
import { popupMethodFrom } from '../methods/window-payment';
import { outcomeOf } from '../support/outcomes';
import { openShop, pay, paysAgain } from '../support/popup-method';
import { expect, test } from '../support/test';

const method = popupMethodFrom('masterpass', masterpassPayment);

test('masterpass: a wallet that fails counts as closed, and the next checkout works', async ({ page, site, sandbox }) => {
  await openShop(page, site, sandbox, method);
  await (await pay(page, method)).getByRole('button', { name: 'Have the wallet fail' }).click();
  expect(await outcomeOf(page)).toMatchObject({ error: { code: 'MASTERPASS_POPUP_CLOSED', type: 'CUSTOMER' } });
  await paysAgain(page, method);
});

test('masterpass: the popup says that its script cannot be loaded', async ({ page, site, sandbox }) => {
  await openShop(page, site, sandbox, method);
  const id = sandbox.faults.add({ match: { path: '/third-party/masterpass.js' }, action: { status: 503, body: '' } });
  const [popup] = await Promise.all([page.waitForEvent('popup'), page.locator('#pay').click()]);
  await expect(popup.getByText('You can close this window and return to the shop.')).toBeVisible();
  await popup.close();
  expect(await outcomeOf(page)).toMatchObject({ error: { code: 'MASTERPASS_POPUP_CLOSED' } });
  sandbox.faults.remove(id);
  await paysAgain(page, method);
});

test('masterpass: the loading page hands on no callbacks and no script to return to', async ({ page, sandbox }) => {
  const stub = `window.MasterPass = { client: { checkout: (arg) => { document.title = JSON.stringify([arg, Object.keys(arg)]); } } };`;
  await page.route('**/third-party/masterpass.js', (route) => route.fulfill({ contentType: 'text/javascript', body: stub }));
  const query = 'environment=development&callbackUrl=javascript:alert(1)&successCallback=x&requestToken=a%26b';
  await page.goto(`${sandbox.url}/web/3.118.2/html/masterpass-loading-frame.min.html?${query}`);
  await expect(page).toHaveTitle(/about:blank/);
  const [arg, names] = JSON.parse(await page.title()) as [object, string[]];
  expect(arg).toEqual({ environment: 'development', callbackUrl: 'about:blank', requestToken: 'a&b' });
  expect(names).toEqual(expect.arrayContaining(['failureCallback', 'cancelCallback', 'successCallback']));
});
