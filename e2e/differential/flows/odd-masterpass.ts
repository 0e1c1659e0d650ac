import { flow, type Flow } from '../flow';
import { callBackEach, callEach, lacking, NO_OPTIONS, prepareCalls } from './table';

const order = { subtotal: '10.00', currencyCode: 'USD' };
const tokenize = 'instances.masterpass.tokenize';

export const oddMasterpassFlows: Flow[] = [
  flow('Masterpass, odd options', async (shop) => {
    await prepareCalls(shop, { order });
    await shop.create('masterpass');
    await callEach(shop, tokenize, [...NO_OPTIONS, ...lacking('order', ['subtotal', 'currencyCode']), 'Object.create(order)']);
    await callBackEach(shop, tokenize, ['', 'null', '{}', '{}, {}']);
  }),
];
