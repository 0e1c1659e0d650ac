import { isTenderError, type TenderError } from '@tender/client';
import { members, type Disposable } from '@tender/client/internal';
import type { VenmoContext } from './context';
import { venmoErrors } from './errors';
import { REFRESH_PART } from './payment-constants';
import { mobileInput } from './wire/context-input';

/** The payment context that the next payment uses: made in advance, so that the app opens in the customer's click. */
export interface Contexts extends Disposable {
  readonly id: string | undefined;
  /** What there is to wait for, if there is; rejects with VENMO_MOBILE_PAYMENT_CONTEXT_SETUP_FAILED. */
  ready(): Promise<void> | undefined;
  /** Another one after a tokenization. Never rejects: one that is lost is made when it is needed. */
  renew(): Promise<void>;
  /** Takes the one that a customer returned from. */
  adopt(id: string): void;
}

/** Timers take no more than this. */
const LONGEST_DELAY = 2 ** 31;

/** @param isBusy whether somebody is paying with the current one, which must stay then */
export function createContexts(context: VenmoContext, isBusy: () => boolean): Contexts {
  const { settings, gateway, life } = context;
  let id: string | undefined;
  let isReady = !settings.hasContexts;
  let underWay: Promise<void> | undefined;
  let newest = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function create(isRefresh = false): Promise<void> {
    const mine = (newest += 1);
    if (settings.collects && !context.payWithVenmo.enrichedCustomerDataEnabled) throw venmoErrors.ECD_DISABLED();
    const made = await gateway.create(mobileInput(context), life);
    if (mine !== newest) return underWay;
    if (life.aborted) return;
    clearTimeout(timer);
    const delay = made.lifetime * REFRESH_PART;
    // A lifetime that makes no sense would have the timer fire without an end.
    if (delay > 0 && delay < LONGEST_DELAY) timer = setTimeout(() => void (isBusy() || create(true).catch(() => {})), delay);
    if (isRefresh && isBusy()) return;
    id = made.id;
    isReady = true;
  }

  function begin(): Promise<void> {
    underWay = create().catch((error: unknown) => {
      throw setupFailed(error);
    });
    underWay.catch(() => {}); // whoever waits for it sees the failure
    return underWay;
  }

  return {
    get id() {
      return id;
    },
    ready: () => (isReady ? undefined : (underWay ?? begin())),
    async renew() {
      if (!settings.hasContexts || life.aborted) return;
      clearTimeout(timer);
      id = undefined;
      isReady = false;
      const renewal = begin();
      await renewal.catch(() => {
        if (underWay === renewal) underWay = undefined;
      });
    },
    adopt(returned) {
      id = returned;
      isReady = true;
    },
    dispose() {
      clearTimeout(timer);
      if (id && settings.hasContexts) gateway.end(id, 'CANCELED').catch(() => {});
      id = undefined;
    },
  };
}

/** What the merchant can mend is told in the gateway's own words. */
function setupFailed(originalError: unknown): TenderError {
  const error = venmoErrors.VENMO_MOBILE_PAYMENT_CONTEXT_SETUP_FAILED({ originalError });
  const answer: unknown = isTenderError(originalError) ? originalError.details?.originalError : undefined;
  const { message, extensions } = members(members(answer)[0]);
  const { errorClass, errorType } = members(extensions);
  if (errorClass === 'VALIDATION' && errorType === 'user_error' && message) Object.assign(error, { message });
  return error;
}
