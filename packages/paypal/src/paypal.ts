import type { Abortable, Callback } from '@tender/client';
import { busySlot, defineComponent, type Component, type ComponentOptions, type Method, type Scope } from '@tender/client/internal';
import type { FrameHandler } from '@tender/frame-service/internal';
import { tokenize } from './actions/tokenize';
import { flowErrors, popupErrors } from './errors';
import type { TokenizeOptions, TokenizePayload } from './types';
import { createFrames, type Frames } from './wire/frames';
import { isFlow } from './wire/resource';

/** What `paypal.create` resolves with. */
export interface PayPal {
  /**
   * Opens PayPal in a popup, from a click handler, and resolves with a nonce. With a callback it returns what closes and focuses the popup.
   * @throws PAYPAL_FLOW_OPTION_REQUIRED, PAYPAL_TOKENIZATION_REQUEST_ACTIVE, PAYPAL_INVALID_PAYMENT_OPTION, PAYPAL_FLOW_FAILED,
   * PAYPAL_POPUP_OPEN_FAILED, PAYPAL_POPUP_CLOSED, PAYPAL_ACCOUNT_TOKENIZATION_FAILED, or an error of the client
   */
  tokenize(options: TokenizeOptions & Abortable): Promise<TokenizePayload>;
  tokenize(options: TokenizeOptions & Abortable, callback: Callback<TokenizePayload>): FrameHandler;
  /** Closes the popup; `tokenize` ends in PAYPAL_POPUP_CLOSED. */
  closeWindow(): void;
  /** Brings the popup to the front. */
  focusWindow(): void;
  /** Takes away all that `create` put on the page. Calls under way reject, later ones throw METHOD_CALLED_AFTER_TEARDOWN. */
  readonly teardown: Method<[], void>;
}

const component = defineComponent({
  name: 'PayPal',
  prefix: 'paypal',
  teardownEvent: 'teardown-completed',
  async create(scope: Scope<ComponentOptions>): Promise<PayPal> {
    const { track, trackAs } = scope;
    const client = await scope.client();
    const configuration = client.getConfiguration();
    const { paypalEnabled, paypal } = configuration.gatewayConfiguration;
    if (paypalEnabled !== true || !paypal) throw flowErrors.PAYPAL_NOT_ENABLED();
    track('initialized');
    const frames = openFrames(() => createFrames(configuration, scope.signal, () => track('load.timed-out')));
    await frames.ready.catch(failed);
    track('load.succeeded');

    const busy = busySlot(() => {
      track('tokenization.error.already-opened');
      return popupErrors.PAYPAL_TOKENIZATION_REQUEST_ACTIVE();
    });
    const context = { client, frames, busy, track, trackAs };
    const run = scope.method('tokenize', (call, options: TokenizeOptions) => tokenize(call, context, options));
    const beforeClose = (): void => track('tokenization.closed.by-merchant');

    function start(options: TokenizeOptions & Abortable): Promise<TokenizePayload>;
    function start(options: TokenizeOptions & Abortable, callback: Callback<TokenizePayload>): FrameHandler;
    function start(...given: [options: TokenizeOptions, callback?: Callback<TokenizePayload>]): unknown {
      const promise: unknown = run(...(given as [TokenizeOptions]));
      return promise ?? (isFlow(given[0]) ? frames.createHandler({ beforeClose }) : frames.createNoopHandler());
    }

    return {
      tokenize: start,
      closeWindow: scope.sync('closeWindow', () => {
        if (busy.taken) track('tokenize.closed.by-merchant');
        frames.close();
      }),
      focusWindow: scope.sync('focusWindow', () => frames.focus()),
      teardown: scope.teardown,
    };
  },
});

/** Its pages may be named elsewhere than at the provider. */
function openFrames(create: () => Frames): Frames {
  try {
    return create();
  } catch (error) {
    return failed(error);
  }
}

function failed(originalError: unknown): never {
  throw flowErrors.PAYPAL_FLOW_FAILED({ originalError });
}

/**
 * PayPal in a popup, opened from a button of yours: one payment (`checkout`), or an agreement for later ones (`vault`). `create` rejects with
 * PAYPAL_NOT_ENABLED, and with PAYPAL_FLOW_FAILED where PayPal's pages do not load in 120 s.
 */
export const paypal: Component<ComponentOptions, PayPal> & {
  /** Every browser is. */
  isSupported(): boolean;
} = { ...component, isSupported: () => true };
