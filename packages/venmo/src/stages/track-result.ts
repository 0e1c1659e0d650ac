import { isTenderError } from '@tender/client';
import { findPopupBridge } from '@tender/frame-service/internal';
import type { State } from '../machine';
import type { Outcome } from '../run';
import { createEventFields, type Stage } from './stage';

/**
 * Sends the analytics events for the result of a tokenization: those of the app switch if the customer returned from the app to this page, otherwise
 * those of its flow (QR code, login window or manual return). The names are the provider's.
 */
export function trackResult(stage: Stage): void {
  const { from, event, data, track, settings, trackAs } = stage;
  const { error } = data as Outcome;
  const fields = createEventFields(stage);
  const hasReturnedFromApp = from === 'resuming';
  if (!hasReturnedFromApp) {
    const desktopEvent = DESKTOP_EVENTS[event];
    if (desktopEvent) track(`tokenize.desktop.${desktopEvent}`);
    const flow = FLOWS[from];
    if (flow) track(`tokenize.${flow}.${error ? 'failure' : 'success'}`, fields);
    return;
  }
  if (event === 'cancel') return; // the merchant canceled: the customer did not bring a result
  if (event === 'noResult') return track('appswitch.cancel-or-unavailable');
  const isCanceledByCustomer = isTenderError(error) && error.type === 'CUSTOMER';
  const [bridgeResult, legacyResult] =
    event === 'APPROVED'
      ? (['succeeded', 'success'] as const)
      : isCanceledByCustomer
        ? (['canceled', 'cancel'] as const)
        : (['failed', 'error'] as const);
  if (settings.legacy) track(`appswitch.handle.${legacyResult}`);
  else if (event === 'APPROVED') track('appswitch.handle.payment-context-status-query.success', fields);
  else track('process-results.payment-context-status-query-failed', fields);
  if (findPopupBridge()) trackAs(`popup-bridge:venmo:${bridgeResult}`); // the page runs in an app's web view
}

/** The flow of each state. Its event is missing where a tokenization ends while it is prepared, or while the page waits for the return from the app. */
const FLOWS: Readonly<Partial<Record<State, 'desktop' | 'manual-return' | 'web-login'>>> = {
  generating: 'desktop',
  scanning: 'desktop',
  authorizing: 'desktop',
  authorized: 'desktop',
  problem: 'desktop',
  polling: 'manual-return',
  window: 'web-login',
  closed: 'web-login',
  checking: 'web-login',
};
const DESKTOP_EVENTS: Readonly<Partial<Record<string, 'status-change.canceled-from-modal' | 'unknown-error' | 'unhandled-error'>>> = {
  customerCanceled: 'status-change.canceled-from-modal',
  frameFailed: 'unknown-error',
  codeFailed: 'unhandled-error',
};
