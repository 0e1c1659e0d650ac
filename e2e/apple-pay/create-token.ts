/** A payment token of a customer who has approved a payment in the sandbox's sheet, without a browser. */
export async function createPaymentToken(sandboxUrl: string): Promise<object> {
  const request = { currencyCode: 'USD', supportedNetworks: ['visa'], total: { label: 'Shop', amount: '10.00' } };
  const query = new URLSearchParams({ request: JSON.stringify(request), opener: 'http://shop.localhost' });
  const sheet = (await fetch(`${sandboxUrl}/apple-pay/start?${query}`)).url;
  const page = await fetch(sheet, { method: 'POST', body: new URLSearchParams({ choice: 'approve' }) });
  const report = /data-report="([^"]*)"/.exec(await page.text())?.[1] ?? '';
  const { message } = JSON.parse(report.replaceAll('&quot;', '"')) as { message: { data: { token: object } } };
  return message.data.token;
}
