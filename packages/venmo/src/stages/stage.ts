import { string, type EventFields, type EventName } from '@tender/client/internal';
import type { VenmoContext } from '../context';
import type { VenmoAnalyticsEvent } from '../events';
import type { State, Transition, VenmoEvent } from '../machine';
import { STATUSES, type Status } from '../payment-constants';
import type { PreparedContext } from '../prepared-context';
import type { Run } from '../run';
import type { StateTasks } from '../state-tasks';
import type { VenmoResult } from '../types';
import type { LoginWindow } from '../ui/login-window';

type StatusEvent = EventName<VenmoAnalyticsEvent, 'venmo'>;

/** What a state of the machine works with. */
export interface Stage extends Transition, VenmoContext, StateTasks {
  readonly prepared: PreparedContext;
  readonly run: Run;
  /** Present if customers log in in a window. */
  readonly login: LoginWindow | undefined;
  /** Sends an event to the machine. Does nothing once the machine has left the state. */
  dispatch(event: VenmoEvent, data?: unknown): void;
  /** Reads the status of the payment, and sends an analytics event if the status is new. */
  fetchStatus(toEventName: (status: string) => StatusEvent): Promise<{ status: Status | undefined; result?: VenmoResult }>;
  /** Cancels the tokenization, as the merchant can. */
  cancel(): void;
}

/** For each state, the function that runs when the machine enters it. */
export type Stages = Readonly<Partial<Record<State, (stage: Stage) => unknown>>>;

/** Creates the fields that relate an analytics event to a payment. QR codes have none. */
export const createEventFields = ({ run: { id }, settings }: Pick<Stage, 'run' | 'settings'>): EventFields | undefined =>
  id && !settings.usesCode ? { paypal_context_id: id } : undefined;

/** Implements `fetchStatus` of a stage. */
export async function fetchStatus(
  stage: Pick<Stage, 'gateway' | 'run' | 'settings' | 'signal' | 'track'>,
  toEventName: (status: string) => StatusEvent,
) {
  const { run, signal } = stage;
  const { status, ...rest } = await stage.gateway.read(string(run.id), signal);
  if (status !== run.status && !signal.aborted) {
    run.status = status;
    stage.track(toEventName(status.toLowerCase()), createEventFields(stage));
  }
  return { ...rest, status: STATUSES.find((known) => known === status) };
}
