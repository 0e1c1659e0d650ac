import { createSyncMethod, defineComponent, type Call, type Scope } from '@tender/client/internal';
import { createPaymentRequest } from './actions/create-payment-request';
import { performValidation } from './actions/perform-validation';
import { tokenize } from './actions/tokenize';
import { readSettings, type ApplePayContext } from './context';
import type { ApplePayAnalyticsEvent } from './events';
import type {
  ApplePayComponent,
  ApplePayCreateOptions,
  ApplePayPaymentRequestOverrides as Overrides,
  ApplePayPerformValidationOptions,
  ApplePayTokenizeOptions,
} from './types';

const component = /* @__PURE__ */ defineComponent({
  name: 'Apple Pay',
  prefix: 'applepay',
  options: () => import('./options'),
  async create({ client, method, options, sync, teardown, track }: Scope<ApplePayCreateOptions, ApplePayAnalyticsEvent, 'applepay'>) {
    const ready = client().then((created) => {
      const readyClient = readSettings(created);
      track('initialized');
      return readyClient;
    });
    ready.catch(() => {}); // every call that needs the client reports the failure
    const context: ApplePayContext = { track, ready };
    const settings = options.useDeferredClient ? undefined : (await ready).settings;
    const name = 'createPaymentRequest';
    const instance = {
      [name]: settings
        ? sync(
            name,
            createSyncMethod((overrides?: Overrides) => createPaymentRequest(settings, overrides)),
          )
        : method(name, async (_: Call, overrides?: Overrides) => createPaymentRequest((await ready).settings, overrides)),
      performValidation: method('performValidation', ({ signal }, validationOptions: ApplePayPerformValidationOptions) =>
        performValidation(signal, context, validationOptions),
      ),
      tokenize: method('tokenize', ({ signal }, tokenizeOptions: ApplePayTokenizeOptions) => tokenize(signal, context, tokenizeOptions)),
      teardown,
    };
    ready.then(
      ({ settings: { merchantIdentifier } }) => Reflect.defineProperty(instance, 'merchantIdentifier', { value: merchantIdentifier }),
      () => {},
    );
    return instance;
  },
});

/**
 * Apple Pay: `createPaymentRequest` creates the request for Apple's `ApplePaySession`, `performValidation` obtains the merchant session that Apple's
 * sheet asks for, and `tokenize` turns Apple's payment token into a nonce. The component loads no script and opens no sheet. `create` rejects with
 * APPLE_PAY_NOT_ENABLED.
 */
// The cast adds the overloads, and the identifier, which is not enumerable: `defineComponent` cannot express that an option decides the instance.
export const applePay = component as unknown as ApplePayComponent;
