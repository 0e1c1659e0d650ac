import { isTenderError } from '@tender/client';
import { findPopupBridge } from '@tender/frame-service/internal';
import type { State } from '../machine';
import type { Outcome } from '../run';
import { createEventFields, type Stage } from './stage';

/**
 * Sends the analytics events for the result of a tokenization: on a computer those of its flow, and on a phone, once the customer has returned from the
 * app, those of the app switch.
 */
export function trackResult(stage: Stage): void {
  const { from, event, data, run, track, settings, trackAs } = stage;
  const { error } = data as Outcome;
  const fields = createEventFields(stage);
  const hasReturnedFromApp = from === 'resuming';
  if (!hasReturnedFromApp) {
    const desktopEvent = DESKTOP_EVENTS[event];
    if (desktopEvent) track(`tokenize.desktop.${desktopEvent}`);
    // Only a QR code does without a payment context that was created in advance.
    const flow = FLOWS[from] ?? (run.renews ? undefined : 'desktop');
    if (flow) track(`tokenize.${flow}.${error ? 'failure' : 'success'}`, fields);
    return;
  }
  if (event === 'cancel') return; // the merchant has canceled: the customer has not returned with a result
  if (event === 'noResult') return track('appswitch.cancel-or-unavailable');
  const isCanceled = isTenderError(error) && error.type === 'CUSTOMER';
  const [bridgeResult, legacyResult] =
    event === 'APPROVED'
      ? (['succeeded', 'success'] as const)
      : isCanceled
        ? (['canceled', 'cancel'] as const)
        : (['failed', 'error'] as const);
  if (settings.legacy) track(`appswitch.handle.${legacyResult}`);
  else if (event === 'APPROVED') track('appswitch.handle.payment-context-status-query.success', fields);
  else track('process-results.payment-context-status-query-failed', fields);
  if (findPopupBridge()) trackAs(`popup-bridge:venmo:${bridgeResult}`); // the page runs in an app's web view
}

const FLOWS: Readonly<Partial<Record<State, 'manual-return' | 'web-login'>>> = {
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
