import { changeFlow, type Flow } from '../flow';
import { withEachStatus } from './statuses';

export const preferredPaymentMethodFlows: Flow[] = [
  changeFlow('preferred payment methods', async (shop) => {
    await shop.create('preferredPaymentMethods');
    await shop.call('preferredPaymentMethods', 'fetchPreferredPaymentMethods');
    await withEachStatus(shop, '/graphql', () => shop.call('preferredPaymentMethods', 'fetchPreferredPaymentMethods'));
  }),
];
