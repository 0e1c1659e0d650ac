import { defineSandboxMethod } from '../../core/sandbox-method';
import { localPaymentRoutes } from './endpoints';
import { localPayments } from './graphql';
import { localPaymentPage } from './page';

export const localPayment = defineSandboxMethod({
  endpoints: localPaymentRoutes,
  graphql: [localPayments],
  page: localPaymentPage,
});
