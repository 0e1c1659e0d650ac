import { isTenderError } from '@tender/client';
import { popupBridge } from '@tender/frame-service/internal';
import type { State } from '../machine';
import type { Outcome } from '../run';
import { fieldsOf, type Stage } from './stage';

/** Sends the events that say how a tokenization ended. */
export function reportEnd(stage: Stage): void {
  const { context, from, happening, given, run } = stage;
  const { error } = given as Outcome;
  if (from === 'resuming') return reportReturn(stage, error);
  const way = WAYS[from] ?? (run.renews ? '' : 'desktop');
  const detail = DETAILS[happening];
  if (detail) context.track(`tokenize.desktop.${detail}`);
  if (way) context.track(`tokenize.${way}.${error ? 'failure' : 'success'}`, fieldsOf(stage));
}

const WAYS: Readonly<Partial<Record<State, string>>> = { polling: 'manual-return', window: 'web-login', checking: 'web-login' };
const DETAILS: Readonly<Partial<Record<string, string>>> = {
  customerCanceled: 'status-change.canceled-from-modal',
  frameFailed: 'unknown-error',
  broken: 'unhandled-error',
};
const LEGACY: Readonly<Partial<Record<string, string>>> = {
  APPROVED: 'handle.success',
  venmoError: 'handle.error',
  venmoCancel: 'handle.cancel',
  nothing: 'cancel-or-unavailable',
};

/** An app around the page is told too. */
function reportReturn(stage: Stage, error: unknown): void {
  const { context, happening } = stage;
  const isApproved = happening === 'APPROVED';
  if (context.settings.legacy) {
    if (LEGACY[happening]) context.track(`appswitch.${LEGACY[happening]}`);
  } else if (isApproved) {
    context.track('appswitch.handle.payment-context-status-query.success', fieldsOf(stage));
  } else if (happening !== 'cancel') {
    context.track('process-results.payment-context-status-query-failed', fieldsOf(stage));
  }
  if (!popupBridge() || happening === 'cancel' || happening === 'nothing') return;
  const isCustomers = isTenderError(error) && error.type === 'CUSTOMER';
  context.trackAs(`popup-bridge:venmo:${isApproved ? 'succeeded' : isCustomers ? 'canceled' : 'failed'}`);
}
