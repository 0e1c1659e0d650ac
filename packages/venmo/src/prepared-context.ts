import { isTenderError, type TenderError } from '@tender/client';
import { asRecord, type Disposable } from '@tender/client/internal';
import type { VenmoContext } from './context';
import { venmoErrors } from './errors';
import { REFRESH_PART } from './payment-constants';
import { createAppContextInput } from './wire/app-context-input';

/** The payment context of the next payment. It is created in advance, so that the app opens in the customer's click. */
export interface PreparedContext extends Disposable {
  readonly id: string | undefined;
  /**
   * Returns a promise while the payment context is being created, and undefined when there is nothing to wait for. The promise rejects with
   * VENMO_MOBILE_PAYMENT_CONTEXT_SETUP_FAILED.
   */
  ready(): Promise<void> | undefined;
  /** Creates another payment context after a tokenization. Never rejects: after a failure, `ready` tries again. */
  renew(): Promise<void>;
  /** Uses the payment context that the customer returned with. */
  adopt(id: string): void;
}

/** Timers do not support this delay or a longer one, in milliseconds. */
const DELAY_LIMIT = 2 ** 31;

/** @param isBusy returns whether a payment is running; its payment context must not be replaced */
export function createPreparedContext(context: VenmoContext, isBusy: () => boolean): PreparedContext {
  const { settings, gateway, teardownSignal } = context;
  let id: string | undefined;
  let isReady = !settings.prepares;
  let pending: Promise<void> | undefined;
  let latestRequest = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function create(isRefresh = false): Promise<void> {
    const request = (latestRequest += 1);
    if (settings.collects && !context.payWithVenmo.enrichedCustomerDataEnabled) throw venmoErrors.ECD_DISABLED();
    const created = await gateway.create(createAppContextInput(context));
    if (request !== latestRequest || teardownSignal.aborted) {
      // The tokenization was canceled, or the component torn down, before the gateway responded.
      if (!isRefresh) gateway.end(created.id, 'CANCELED').catch(() => {});
      return teardownSignal.aborted ? undefined : pending;
    }
    clearTimeout(timer);
    const delay = created.lifetime * REFRESH_PART;
    // Without this check, an invalid lifetime would refresh the payment context in an endless loop.
    if (delay > 0 && delay < DELAY_LIMIT) timer = setTimeout(() => void (isBusy() || create(true).catch(() => {})), delay);
    if (isRefresh && isBusy()) return;
    id = created.id;
    isReady = true;
  }

  function startCreating(): Promise<void> {
    pending = create().catch((error: unknown) => {
      throw toSetupError(error);
    });
    pending.catch(() => {}); // the failure is reported to callers of `ready`
    return pending;
  }

  return {
    get id() {
      return id;
    },
    ready: () => (isReady ? undefined : (pending ?? startCreating())),
    async renew() {
      if (!settings.prepares || teardownSignal.aborted) return;
      clearTimeout(timer);
      id = undefined;
      isReady = false;
      const renewal = startCreating();
      await renewal.catch(() => {
        if (pending === renewal) pending = undefined;
      });
    },
    adopt(returnedId) {
      id = returnedId;
      isReady = true;
    },
    dispose() {
      clearTimeout(timer);
      if (id) gateway.end(id, 'CANCELED').catch(() => {});
      id = undefined;
    },
  };
}

/** Says what the merchant can correct: the message of the gateway where it names a mistake, or the message and type of ECD_DISABLED. */
function toSetupError(originalError: unknown): TenderError {
  const error = venmoErrors.VENMO_MOBILE_PAYMENT_CONTEXT_SETUP_FAILED({ originalError });
  if (isTenderError(originalError) && originalError.code === 'ECD_DISABLED') {
    return Object.assign(error, { message: originalError.message, type: originalError.type });
  }
  const response = asRecord(asRecord(originalError)['details'])['originalError'];
  const { message, extensions } = asRecord(asRecord(response)[0]);
  const { errorClass, errorType } = asRecord(extensions);
  if (errorClass === 'VALIDATION' && errorType === 'user_error' && message) Object.assign(error, { message });
  return error;
}
