import type { Client } from '@tender/client';
import { busySlot, framePageUrl, type BusySlot, type Call, type EventName, type Scope } from '@tender/client/internal';
import { createFrameService, type FrameService } from '@tender/frame-service/internal';
import { WINDOW } from './constants';
import { localPaymentErrors } from './errors';
import type { LocalPaymentAnalyticsEvent } from './events';
import type { LocalPaymentCreateOptions, LocalPaymentStartPaymentOptions } from './types';

export type LocalPaymentScope = Scope<LocalPaymentCreateOptions, LocalPaymentAnalyticsEvent, 'local-payment'>;

/** Shared by the steps of an instance. */
export interface LocalPaymentContext {
  readonly client: Client;
  readonly merchantAccountId: string | undefined;
  readonly redirectUrl: string | undefined;
  /** Opens the window. Undefined when the customer pays on a full page. */
  readonly service: FrameService | undefined;
  /** URL of a provider page. */
  page(name: string): string;
  /** Sends an event with a payment type as prefix. Default: the type of the latest payment. */
  track(event: EventName<LocalPaymentAnalyticsEvent, `${string}.local-payment`>, type?: string): void;
  /** Shows the QR code of a payment instead of an earlier one. */
  showCode(container: Element, image: HTMLImageElement): void;
  /** Type of the latest payment, in lower case. */
  type: string;
  /** Taken while a payment is pending. On a full page payments may overlap, so it stays free. */
  readonly slot: BusySlot;
}

/** One payment, as the ways to pay receive it. */
export interface Payment {
  readonly call: Call;
  readonly context: LocalPaymentContext;
  readonly options: LocalPaymentStartPaymentOptions;
  /** Aborts when the payment ends, for whatever reason. */
  readonly signal: AbortSignal;
  /** Allows the next payment. */
  release(): void;
}

export function createContext(client: Client, { options, signal, own, track, trackAs }: LocalPaymentScope): LocalPaymentContext {
  const { gatewayConfiguration, isDebug } = client.getConfiguration();
  const { merchantAccountId, redirectUrl } = options;
  const page = (name: string): string => framePageUrl(gatewayConfiguration.assetsUrl, name, !isDebug);
  let code: HTMLImageElement | undefined;
  own({ dispose: () => code?.remove() });
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
    showCode(container, image) {
      code?.remove();
      code = image;
      container.append(image);
    },
    type: 'unknown',
    slot: busySlot(localPaymentErrors.LOCAL_PAYMENT_ALREADY_IN_PROGRESS),
  };
  return context;
}
