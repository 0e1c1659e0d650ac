import { flow, type Flow } from '../flow';
import { NO_OPTIONS, NO_TEXTS, prepareRows, rows, tryCallbacks, tryPromises } from '../unusual-arguments';

export const unusualPayPalFlows: Flow[] = [
  flow('PayPal, unusual options', async (shop) => {
    await prepareRows(shop);
    await shop.create('paypal');
    const flows = [...NO_TEXTS, '"Checkout"', '"checkout "', '["checkout"]', 'new String("vault")'];
    const options = [...NO_OPTIONS.filter((row) => row !== '() => {}'), ...rows(flows, '{ flow: … }')];
    await tryPromises(shop, 'instances.paypal.tokenize', options);
    await tryCallbacks(shop, 'instances.paypal.tokenize', ['', 'null', '{}', '{ flow: "other" }']);
    for (const method of ['closeWindow', 'focusWindow']) await tryPromises(shop, `instances.paypal.${method}`, ['', '12', '() => {}']);
  }),
];
