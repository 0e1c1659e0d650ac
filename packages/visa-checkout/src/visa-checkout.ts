import { createSyncMethod, defineComponent, type Component } from '@tender/client/internal';
import { createInitOptions } from './actions/create-init-options';
import { tokenize } from './actions/tokenize';
import type { VisaCheckoutContext, VisaCheckoutScope } from './context';
import { visaCheckoutErrors } from './errors';
import type { VisaCheckout, VisaCheckoutCreateOptions, VisaCheckoutInitOptionsInput, VisaCheckoutPayment } from './types';

/**
 * Visa Checkout: `createInitOptions` creates the options for Visa's own script, and `tokenize` exchanges the payment that the script reports for a
 * nonce. The component loads no script and adds nothing to the page. `create` rejects with VISA_CHECKOUT_NOT_ENABLED.
 */
export const visaCheckout: Component<VisaCheckoutCreateOptions, VisaCheckout> = /* @__PURE__ */ defineComponent({
  name: 'Visa Checkout',
  prefix: 'visacheckout',
  options: () => import('./options'),
  async create({ client: getClient, track, method, sync, teardown }: VisaCheckoutScope): Promise<VisaCheckout> {
    const client = await getClient();
    if (!client.getConfiguration().gatewayConfiguration.visaCheckout) throw visaCheckoutErrors.VISA_CHECKOUT_NOT_ENABLED();
    const context: VisaCheckoutContext = { client, track };
    track('initialized');
    return {
      createInitOptions: createSyncMethod(
        sync('createInitOptions', (options: VisaCheckoutInitOptionsInput) => createInitOptions(client, options)),
      ),
      tokenize: method('tokenize', (call, payment: VisaCheckoutPayment) => tokenize(call, context, payment)),
      teardown,
    };
  },
});
