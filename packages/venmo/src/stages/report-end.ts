import { isTenderError } from '@tender/client';
import { popupBridge } from '@tender/frame-service/internal';
import type { State } from '../machine';
import type { Outcome } from '../run';
import { fieldsOf, type Stage } from './stage';

/** Sends the events that say how a tokenization ended. */
export function reportEnd(stage: Stage): void {
  const { from, happening, given, run, track, settings, trackAs } = stage;
  const { error } = given as Outcome;
  const fields = fieldsOf(stage);
  if (from !== 'resuming') {
    const detail = DETAILS[happening];
    if (detail) track(`tokenize.desktop.${detail}`);
    const way = WAYS[from] ?? (run.renews ? undefined : 'desktop');
    if (way) track(`tokenize.${way}.${error ? 'failure' : 'success'}`, fields);
    return;
  }
  if (happening === 'cancel') return;
  if (happening === 'nothing') return track('appswitch.cancel-or-unavailable');
  const isCustomers = isTenderError(error) && error.type === 'CUSTOMER';
  const [told, legacy] = happening === 'APPROVED' ? ['succeeded', 'success'] : isCustomers ? ['canceled', 'cancel'] : ['failed', 'error'];
  if (settings.legacy) track(`appswitch.handle.${legacy}`);
  else if (happening === 'APPROVED') track('appswitch.handle.payment-context-status-query.success', fields);
  else track('process-results.payment-context-status-query-failed', fields);
  if (popupBridge()) trackAs(`popup-bridge:venmo:${told}`); // an app around the page
}

const WAYS: Readonly<Partial<Record<State, string>>> = {
  polling: 'manual-return',
  window: 'web-login',
  closed: 'web-login',
  checking: 'web-login',
};
const DETAILS: Readonly<Partial<Record<string, string>>> = {
  customerCanceled: 'status-change.canceled-from-modal',
  frameFailed: 'unknown-error',
  broken: 'unhandled-error',
};
