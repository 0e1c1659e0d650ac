import type { Abortable, Callback } from '@tender/client';
import { busySlot, defineComponent, nextTask, type Component } from '@tender/client/internal';
import { tokenize } from './actions/tokenize';
import type { PayPalScope } from './context';
import { flowErrors, popupErrors } from './errors';
import type { PayPal, PayPalCreateOptions, PayPalPopupHandler, PayPalTokenizeOptions, PayPalTokenizePayload } from './types';
import { createFrames, type PayPalFrames } from './ui/frames';
import { isFlow } from './guards';

const component = defineComponent({
  name: 'PayPal',
  prefix: 'paypal',
  options: () => import('./options'),
  teardownEvent: 'teardown-completed',
  async create(scope: PayPalScope): Promise<PayPal> {
    const { track, trackAs } = scope;
    const client = await scope.client();
    const configuration = client.getConfiguration();
    const { paypalEnabled, paypal } = configuration.gatewayConfiguration;
    if (paypalEnabled !== true || !paypal) throw flowErrors.PAYPAL_NOT_ENABLED();
    track('initialized');
    await nextTask(scope.signal); // the frame takes the browser some milliseconds
    const frames = tryCreateFrames(() => createFrames(configuration, scope.signal, () => track('load.timed-out')));
    await frames.ready.catch(throwFlowFailed);
    track('load.succeeded');

    const busy = busySlot(() => {
      track('tokenization.error.already-opened');
      return popupErrors.PAYPAL_TOKENIZATION_REQUEST_ACTIVE();
    });
    const context = { client, frames, busy, track, trackAs };
    const run = scope.method('tokenize', (call, options: PayPalTokenizeOptions) => tokenize(call, context, options));
    const beforeClose = (): void => track('tokenization.closed.by-merchant');

    function start(options: PayPalTokenizeOptions & Abortable): Promise<PayPalTokenizePayload>;
    function start(options: PayPalTokenizeOptions & Abortable, callback: Callback<PayPalTokenizePayload>): PayPalPopupHandler;
    function start(...args: [options: PayPalTokenizeOptions, callback?: Callback<PayPalTokenizePayload>]): unknown {
      const promise: unknown = run(...(args as [PayPalTokenizeOptions]));
      return promise ?? (isFlow(args[0]) ? frames.createHandler({ beforeClose }) : frames.createNoopHandler());
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

/** Creating the frames fails when the configuration names an asset host that is not the provider's. */
function tryCreateFrames(create: () => PayPalFrames): PayPalFrames {
  try {
    return create();
  } catch (error) {
    return throwFlowFailed(error);
  }
}

function throwFlowFailed(originalError: unknown): never {
  throw flowErrors.PAYPAL_FLOW_FAILED({ originalError });
}

/**
 * PayPal in a popup, opened by your own button: a single payment (`checkout`) or an agreement for later payments (`vault`). `create` rejects with
 * PAYPAL_NOT_ENABLED when your account has no PayPal, and with PAYPAL_FLOW_FAILED when the provider's pages do not load within 120 seconds.
 */
export const paypal: Component<PayPalCreateOptions, PayPal> & {
  /** Always true: every browser is supported. */
  isSupported(): boolean;
} = { ...component, isSupported: () => true };
