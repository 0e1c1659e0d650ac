import { flow, type Flow } from '../flow';
import { tryCallbacks, tryPromises, withoutEach, NO_OPTIONS, prepareRows } from '../unusual-arguments';

const order = { subtotal: '10.00', currencyCode: 'USD' };
const tokenize = 'instances.masterpass.tokenize';

export const unusualMasterpassFlows: Flow[] = [
  flow('Masterpass, unusual options', async (shop) => {
    await prepareRows(shop, { order });
    await shop.create('masterpass');
    await tryPromises(shop, tokenize, [...NO_OPTIONS, ...withoutEach('order', ['subtotal', 'currencyCode']), 'Object.create(order)']);
    await tryCallbacks(shop, tokenize, ['', 'null', '{}', '{}, {}']);
  }),
];
