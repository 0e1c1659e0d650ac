import { isDocument } from '../../core/text-at';
import { updatePaymentResource } from '../../methods/paypal/payment-resource';
import { describeNonce } from './payment-method-nonces';
import { respondWith, type ServerApiRoute } from './route';

export const paypalPaymentResourceRoutes: readonly ServerApiRoute[] = [
  {
    method: 'PUT',
    path: 'paypal/payment_resource',
    async handle({ context, input }) {
      const { paypalPaymentResource: resource } = input;
      const row = await updatePaymentResource(context, isDocument(resource) ? resource : {});
      return respondWith('paymentMethodNonce', describeNonce(row.type, { ...row.document, consumed: row.consumed }));
    },
  },
];
