import type { Callback, Configuration } from '@tender/client';
import { defineComponent, settle, type Call, type Scope } from '@tender/client/internal';
import { createPaymentDataRequest } from './actions/create-payment-data-request';
import { parseResponse } from './actions/parse-response';
import { googlePaymentErrors } from './errors';
import { readVersion } from './read-version';
import type {
  GoogleAnswer,
  GooglePaymentComponent,
  GooglePaymentCreateOptions,
  PaymentDataRequest as Request,
  PaymentDataRequestOverrides as Overrides,
} from './types';

const component = /* @__PURE__ */ defineComponent({
  name: 'Google Pay',
  prefix: 'google-payment',
  async create(scope: Scope<GooglePaymentCreateOptions>) {
    const { googlePayVersion, googleMerchantId, useDeferredClient } = scope.options;
    const context = { track: scope.track, version: readVersion(googlePayVersion), merchantId: googleMerchantId };
    const enabled = scope.client().then((client) => checkEnabled(client.getConfiguration()));
    enabled.catch(() => {}); // whoever asks for a request is told
    const configuration = useDeferredClient ? undefined : await enabled;
    const name = 'createPaymentDataRequest';
    return {
      [name]: configuration
        ? scope.sync(name, (given?: Overrides | Callback<Request>, callback: unknown = given) => {
            const request = createPaymentDataRequest(context, configuration, given);
            return typeof callback === 'function' ? settle(Promise.resolve(request), callback) : request;
          })
        : scope.method(name, async (_: Call, given?: Overrides) => createPaymentDataRequest(context, await enabled, given)),
      parseResponse: scope.method('parseResponse', (_: Call, answer: GoogleAnswer) => Promise.resolve(parseResponse(scope.track, answer))),
      teardown: scope.teardown,
    };
  },
});

/** Any `androidPay` will do: whether it says `enabled` is not asked. */
function checkEnabled(configuration: Configuration): Configuration {
  if (!configuration.gatewayConfiguration.androidPay) throw googlePaymentErrors.GOOGLE_PAYMENT_NOT_ENABLED();
  return configuration;
}

/**
 * Google Pay: `createPaymentDataRequest` makes what Google's own script is asked with, `parseResponse` reads the nonce out of its answer.
 * Loads no script and sends no request of its own. `create` rejects with GOOGLE_PAYMENT_UNSUPPORTED_VERSION, GOOGLE_PAYMENT_NOT_ENABLED.
 */
// Which of the two instances it is, an option says: a matter of overloads, which only this line can state.
export const googlePayment = component as GooglePaymentComponent;
