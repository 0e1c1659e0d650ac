import { asRecord, defineComponent, type Call, type Component, type Scope } from '@tender/client/internal';
import { enroll } from './actions/enroll';
import { fetchCapabilities } from './actions/fetch-capabilities';
import { tokenize } from './actions/tokenize';
import type { UnionPayContext } from './context';
import { unionpayErrors } from './errors';
import type { UnionPayAnalyticsEvent } from './events';
import { createFieldsFrame } from './fields-frame';
import type {
  UnionPay,
  UnionPayCreateOptions,
  UnionPayEnrollOptions,
  UnionPayFetchCapabilitiesOptions,
  UnionPayTokenizeOptions,
} from './types';

/**
 * UnionPay cards: `fetchCapabilities` reads what a card supports, `enroll` enrolls it by text message, and `tokenize` resolves with a nonce. Each
 * takes a card, or an instance of Hosted Fields that the card is typed into. `create` rejects with UNIONPAY_NOT_ENABLED where the merchant does not
 * accept UnionPay.
 */
export const unionpay: Component<UnionPayCreateOptions, UnionPay> = /* @__PURE__ */ defineComponent({
  name: 'UnionPay',
  prefix: 'unionpay',
  options: () => import('./options'),
  async create(scope: Scope<UnionPayCreateOptions, UnionPayAnalyticsEvent, 'unionpay'>): Promise<UnionPay> {
    const client = await scope.client();
    if (client.getConfiguration().gatewayConfiguration.unionPay?.enabled !== true) throw unionpayErrors.UNIONPAY_NOT_ENABLED();
    scope.track('initialized');
    const createRequestFrame = createFieldsFrame(scope, client);
    const createContext = (call: Call): UnionPayContext => ({
      client,
      track: scope.track,
      signal: call.signal,
      requestFrame: createRequestFrame(call),
    });
    return {
      fetchCapabilities: scope.method('fetchCapabilities', (call: Call, options: UnionPayFetchCapabilitiesOptions) =>
        fetchCapabilities(createContext(call), asRecord(options)),
      ),
      enroll: scope.method('enroll', (call: Call, options: UnionPayEnrollOptions) => enroll(createContext(call), asRecord(options))),
      tokenize: scope.method('tokenize', (call: Call, options: UnionPayTokenizeOptions) =>
        tokenize(createContext(call), asRecord(options)),
      ),
      teardown: scope.teardown,
    };
  },
});
