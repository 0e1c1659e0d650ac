import { openShop } from '../../server-api/testing/shop';
import { readReport } from '../../testing/three-d-secure';
import { createRequests } from './requests';

export const opener = 'https://shop.example';

interface PaymentData {
  apiVersion: 1 | 2;
  paymentMethodToken: { tokenizationType: string; token: string };
  paymentMethodData: { type: string; tokenizationData: { type: string; token: string } };
}
interface Token {
  androidPayCards: [{ nonce: string }];
  paypalAccounts: [{ nonce: string }];
  error: { message: string };
}

export type GooglePayShop = Awaited<ReturnType<typeof openGooglePayShop>>;

/** Opens a shop that takes Google Pay. After a test has replaced its `sandbox`, it pays in the new one. */
export async function openGooglePayShop() {
  const shop = await openShop();
  async function start(request: object): Promise<string> {
    const query = new URLSearchParams({ request: JSON.stringify(request), opener });
    const { headers } = await fetch(`${shop.sandbox.url}/google-pay/start?${query}`, { redirect: 'manual' });
    return new URL(headers.get('location') ?? '', shop.sandbox.url).href;
  }
  return Object.assign(shop, {
    ...createRequests(() => shop.sandbox.merchantId),
    start,
    async pay(request: object, method?: string, choice = 'approve') {
      const report = await choose(await start(request), choice, method);
      expect(report).toMatchObject({ target: opener, message: { tender: 'google_pay', kind: 'approved' } });
      const data = report.message.data as unknown as PaymentData;
      const { token } = data.apiVersion === 2 ? data.paymentMethodData.tokenizationData : data.paymentMethodToken;
      return { data, token: JSON.parse(token) as Token };
    },
  });
}

/** Presses a button of the wallet's page. Resolves with the report of the next page. */
export const choose = async (page: string, choice: string, method = '') =>
  readReport(await (await fetch(page, { method: 'POST', body: new URLSearchParams({ choice, method }) })).text());
