import { flow, type Flow } from '../flow';
import { callBackEach, callEach, NO_OPTIONS, NO_TEXTS, prepareCalls } from './table';

export const oddPayPalFlows: Flow[] = [
  flow('PayPal, odd options', async (shop) => {
    await prepareCalls(shop);
    await shop.create('paypal');
    const flows = [...NO_TEXTS, '"Checkout"', '"checkout "', '["checkout"]', 'new String("vault")'];
    const rows = [...NO_OPTIONS.filter((row) => row !== '() => {}'), ...flows.map((value) => `{ flow: ${value} }`)];
    await callEach(shop, 'instances.paypal.tokenize', rows);
    await callBackEach(shop, 'instances.paypal.tokenize', ['', 'null', '{}', '{ flow: "other" }']);
    for (const method of ['closeWindow', 'focusWindow']) await callEach(shop, `instances.paypal.${method}`, ['', '12', '() => {}']);
  }),
];
