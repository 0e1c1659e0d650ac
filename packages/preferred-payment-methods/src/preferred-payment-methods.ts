import { defineComponent, type Component, type ComponentOptions, type Method, type Scope } from '@tender/client/internal';
import { fetchPreferredPaymentMethods, type PreferredPaymentMethodsResult } from './actions/fetch-preferred-payment-methods';
import { EVENT_PREFIX } from './constants';

/** What `preferredPaymentMethods.create` resolves with. */
export interface PreferredPaymentMethods {
  /**
   * Whether the customer at hand prefers PayPal or Venmo; neither, where that cannot be known. It fails only with what the client could not
   * be made for.
   */
  readonly fetchPreferredPaymentMethods: Method<[], PreferredPaymentMethodsResult>;
  /** Takes away all that `create` put on the page. Calls under way reject, later ones throw METHOD_CALLED_AFTER_TEARDOWN. */
  readonly teardown: Method<[], void>;
}

/** Says which payment methods to show first. It is there at once; the client is made meanwhile. */
export const preferredPaymentMethods: Component<ComponentOptions, PreferredPaymentMethods> = defineComponent({
  name: 'PreferredPaymentMethods',
  prefix: EVENT_PREFIX,
  create(scope: Scope<ComponentOptions>): Promise<PreferredPaymentMethods> {
    scope.track('initialized');
    return Promise.resolve({
      fetchPreferredPaymentMethods: scope.method('fetchPreferredPaymentMethods', (call) =>
        fetchPreferredPaymentMethods(call, scope.client(), scope.track),
      ),
      teardown: scope.teardown,
    });
  },
});
