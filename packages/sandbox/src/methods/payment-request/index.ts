import { defineSandboxMethod } from '../../core/sandbox-method';
import { paymentSheetPage } from './page';
import { PAYMENT_REQUEST_SCRIPT } from './script/index';
import { createPaymentSheetRoutes } from './service-routes';

export const paymentRequest = defineSandboxMethod({
  page: paymentSheetPage,
  // Takes the place of the browser's own Payment Request API, in the SDK's frame page for it.
  scripts: [{ name: 'payment-request.js', source: PAYMENT_REQUEST_SCRIPT }],
  routes: (context) => [['/payment-sheets', createPaymentSheetRoutes(context)]],
});
