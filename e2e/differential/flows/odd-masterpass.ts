import { flow, type Flow } from '../flow';
import { tryCallbacks, tryPromises, lacking, NO_OPTIONS, prepareRows } from '../odd-calls';

const order = { subtotal: '10.00', currencyCode: 'USD' };
const tokenize = 'instances.masterpass.tokenize';

export const oddMasterpassFlows: Flow[] = [
  flow('Masterpass, odd options', async (shop) => {
    await prepareRows(shop, { order });
    await shop.create('masterpass');
    await tryPromises(shop, tokenize, [...NO_OPTIONS, ...lacking('order', ['subtotal', 'currencyCode']), 'Object.create(order)']);
    await tryCallbacks(shop, tokenize, ['', 'null', '{}', '{}, {}']);
  }),
];
