import { callClientApi } from '../../fixtures/gateway';
import { openPopup } from '../../fixtures/popup';
import { connectSandbox, type ConnectedSandbox, type PopupLike } from '../../testing';
import { approveMasterpass, cancelMasterpass } from './testing';

let sandbox: ConnectedSandbox;
beforeAll(async () => void (sandbox = await connectSandbox()));
afterAll(() => sandbox.stop());

describe("helpers for customers' pages", () => {
  test.each<[string, (popup: PopupLike) => Promise<void>, RegExp]>([
    ['approveMasterpass', (popup) => approveMasterpass(popup), /mpstatus=success&oauth_token=/],
    ['a card of choice', (popup) => approveMasterpass(popup, { card: 'amex' }), /mpstatus=success/],
    ['cancelMasterpass', cancelMasterpass, /back\?mpstatus=cancel$/],
  ])('%s', async (_, helper, expectedUrl) => {
    const { tokenizationKey, url } = sandbox;
    const callbackUrl = 'https://shop.example/back';
    const requestToken = { originUrl: 'https://shop.example', subtotal: '10.00', currencyCode: 'EUR', callbackUrl };
    const { body } = await callClientApi(sandbox, 'POST', 'masterpass/request_token', { tokenizationKey, requestToken });
    const { popup, readLocation } = await openPopup(`${url}/pay/masterpass/${(body as { requestToken: string }).requestToken}`);
    await helper(popup);
    expect(readLocation()).toMatch(expectedUrl);
  });
});
