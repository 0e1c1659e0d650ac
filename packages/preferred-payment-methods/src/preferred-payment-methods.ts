import { defineComponent, type Component, type Scope } from '@tender/client/internal';
import { fetchPreferredPaymentMethods } from './actions/fetch-preferred-payment-methods';
import { EVENT_PREFIX } from './constants';
import type { PreferredPaymentMethodsAnalyticsEvent } from './events';
import type { PreferredPaymentMethods, PreferredPaymentMethodsCreateOptions } from './types';

/** Finds out which payment methods to show first. `create` resolves at once: a client that cannot be created fails the first call. */
export const preferredPaymentMethods: Component<PreferredPaymentMethodsCreateOptions, PreferredPaymentMethods> =
  /* @__PURE__ */ defineComponent({
    name: 'PreferredPaymentMethods',
    prefix: EVENT_PREFIX,
    options: () => import('./options'),
    create({
      client,
      method,
      track,
      teardown,
    }: Scope<
      PreferredPaymentMethodsCreateOptions,
      PreferredPaymentMethodsAnalyticsEvent,
      'preferred-payment-methods'
    >): Promise<PreferredPaymentMethods> {
      track('initialized');
      return Promise.resolve({
        fetchPreferredPaymentMethods: method('fetchPreferredPaymentMethods', (call) => fetchPreferredPaymentMethods(call, client(), track)),
        teardown,
      });
    },
  });
