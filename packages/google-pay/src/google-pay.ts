import type { Callback } from '@tender/client';
import { defineComponent, withCallback, type Call } from '@tender/client/internal';
import { createPaymentDataRequest } from './actions/create-payment-data-request';
import { parseResponse } from './actions/parse-response';
import type { GooglePaymentContext, GooglePaymentScope } from './context';
import { assertEnabled, readVersion } from './guards';
import type {
  GooglePaymentComponent,
  GooglePaymentDataRequest as Request,
  GooglePaymentDataRequestOverrides as Overrides,
  GooglePaymentResponse,
} from './types';

const component = /* @__PURE__ */ defineComponent({
  name: 'Google Pay',
  prefix: 'google-payment',
  options: () => import('./options'),
  async create(scope: GooglePaymentScope) {
    const { googlePayVersion, googleMerchantId, useDeferredClient } = scope.options;
    const context: GooglePaymentContext = { track: scope.track, version: readVersion(googlePayVersion), merchantId: googleMerchantId };
    const configurationPromise = scope.client().then((client) => assertEnabled(client.getConfiguration()));
    configurationPromise.catch(() => {}); // every call that creates a request reports the failure
    const configuration = useDeferredClient ? undefined : await configurationPromise;
    const name = 'createPaymentDataRequest';
    return {
      [name]: configuration
        ? scope.sync(name, (overrides?: Overrides | Callback<Request>, callback: unknown = overrides) => {
            const request = createPaymentDataRequest(context, configuration, overrides);
            return typeof callback === 'function' ? withCallback(Promise.resolve(request), callback) : request;
          })
        : scope.method(name, async (_: Call, overrides?: Overrides) =>
            createPaymentDataRequest(context, await configurationPromise, overrides),
          ),
      parseResponse: scope.method('parseResponse', (_: Call, response: GooglePaymentResponse) =>
        Promise.resolve(parseResponse(scope.track, response)),
      ),
      teardown: scope.teardown,
    };
  },
});

/**
 * Google Pay: `createPaymentDataRequest` creates the request for Google's own script, and `parseResponse` reads the nonce from its response. The
 * component loads no script and sends no request of its own. `create` rejects with GOOGLE_PAYMENT_UNSUPPORTED_VERSION and
 * GOOGLE_PAYMENT_NOT_ENABLED.
 */
// The cast adds the overloads: `defineComponent` cannot express that an option decides the type of the instance.
export const googlePayment = component as GooglePaymentComponent;
