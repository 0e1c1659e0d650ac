import { defineComponent, type Call, type Component, type Scope } from '@tender/client/internal';
import type { Action, Given } from './action';
import { enroll } from './actions/enroll';
import { fetchCapabilities } from './actions/fetch-capabilities';
import { tokenize } from './actions/tokenize';
import { unionpayErrors } from './errors';
import { createFieldsFrame } from './fields-frame';
import { perform } from './perform';
import type { EnrollOptions, FetchCapabilitiesOptions, TokenizeOptions, UnionPayCreateOptions } from './types';

/**
 * UnionPay cards: what a card can do, its enrolment by text message, and a nonce; each with a card, or with an instance of Hosted Fields it is
 * typed into. `create` rejects with UNIONPAY_NOT_ENABLED.
 */
export const unionpay = /* @__PURE__ */ defineComponent({
  name: 'UnionPay',
  prefix: 'unionpay',
  async create(scope: Scope<UnionPayCreateOptions>) {
    const client = await scope.client();
    if (client.getConfiguration().gatewayConfiguration.unionPay?.enabled !== true) throw unionpayErrors.UNIONPAY_NOT_ENABLED();
    scope.track('initialized');
    const frame = createFieldsFrame(scope, client);
    const run = async <R>(call: Call, action: Action<R>, options: Given): Promise<R> => {
      const given = { ...options };
      action.check(given);
      return given.hostedFields
        ? frame.ask(call, action, given)
        : perform({ client, track: scope.track, signal: call.signal }, action, given);
    };
    return {
      fetchCapabilities: scope.method('fetchCapabilities', (call: Call, options: FetchCapabilitiesOptions) =>
        run(call, fetchCapabilities, options),
      ),
      enroll: scope.method('enroll', (call: Call, options: EnrollOptions) => run(call, enroll, options)),
      tokenize: scope.method('tokenize', (call: Call, options: TokenizeOptions) => run(call, tokenize, options)),
      teardown: scope.teardown,
    };
  },
});

/** What `unionpay.create` resolves with. */
export type UnionPay = typeof unionpay extends Component<UnionPayCreateOptions, infer Instance> ? Instance : never;
