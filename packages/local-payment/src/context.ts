import { VERSION, type Client } from '@tender/client';
import type { Call, Scope } from '@tender/client/internal';
import { createFrameService, type FrameService } from '@tender/frame-service/internal';
import { WINDOW } from './constants';
import type { LocalPaymentCreateOptions, StartPaymentOptions } from './types';

/** What every step is given. */
export interface LocalPaymentContext {
  readonly client: Client;
  readonly merchantAccountId: string | undefined;
  readonly redirectUrl: string | undefined;
  /** What opens the window; undefined where the customer pays on a full page. */
  readonly service: FrameService | undefined;
  /** URL of a page of the provider's. */
  page(name: string): string;
  /** Sends an event under a payment's type, by default that of the payment started last. */
  track(event: string, type?: string): void;
  /** Of the payment started last, in lower case. */
  type: string;
  /** The payment started last; it is in progress until its signal aborts. */
  payment: AbortController | undefined;
}

/** One payment from its start to its end. */
export interface Payment {
  readonly call: Call;
  readonly context: LocalPaymentContext;
  readonly options: StartPaymentOptions;
  /** Aborted when the payment is over, in whatever way. */
  readonly ending: AbortController;
}

export function contextOf(client: Client, { options, signal, track, trackAs }: Scope<LocalPaymentCreateOptions>): LocalPaymentContext {
  const { gatewayConfiguration, isDebug } = client.getConfiguration();
  const { merchantAccountId, redirectUrl } = options;
  const page = (name: string): string => `${gatewayConfiguration.assetsUrl}/web/${VERSION}/html/${name}${isDebug ? '' : '.min'}.html`;
  const context: LocalPaymentContext = {
    client,
    merchantAccountId,
    redirectUrl,
    service: redirectUrl
      ? undefined
      : createFrameService({
          ...WINDOW,
          dispatchFrameUrl: page('dispatch-frame'),
          openFrameUrl: page('local-payment-landing-frame'),
          signal,
          onTimeout: () => track('load.timed-out'),
        }),
    page,
    track: (event, type = context.type) => trackAs(`${type}.local-payment.${event}`),
    type: 'unknown',
    payment: undefined,
  };
  return context;
}

export function isInProgress({ payment }: LocalPaymentContext): boolean {
  return payment ? !payment.signal.aborted : false;
}
