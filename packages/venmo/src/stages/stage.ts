import { string, type EventFields } from '@tender/client/internal';
import type { Contexts } from '../contexts';
import type { VenmoContext } from '../context';
import type { Happening, State, Transition } from '../machine';
import { STATUSES, type Status } from '../payment-constants';
import type { Run } from '../run';
import type { VenmoResult } from '../types';
import type { Waits } from '../wait';
import type { Login } from '../wire/login';

/** What a state of the machine is given to do its part. */
export interface Stage extends Transition, VenmoContext, Waits {
  readonly contexts: Contexts;
  readonly run: Run;
  /** Where customers log in in a window. */
  readonly login: Login | undefined;
  /** What happens next; nothing once the state is left. */
  say(happening: Happening, given?: unknown): void;
  /** Asks how the payment stands, and sends an event where that is new. */
  look(eventOf: (status: string) => string): Promise<{ status: Status | undefined; result?: VenmoResult }>;
  /** As the merchant would. */
  cancel(): void;
}

/** By state, what is done there. */
export type Stages = Readonly<Partial<Record<State, (stage: Stage) => unknown>>>;

/** What an event says of the payment it belongs to. */
export const fieldsOf = ({ run: { id }, settings }: Pick<Stage, 'run' | 'settings'>): EventFields | undefined =>
  id && !settings.byCode ? { paypal_context_id: id } : undefined;

/** What `look` of a state does. */
export async function look(stage: Pick<Stage, 'gateway' | 'run' | 'settings' | 'signal' | 'track'>, eventOf: (status: string) => string) {
  const { run, signal } = stage;
  const { status, ...rest } = await stage.gateway.read(string(run.id), signal);
  if (status !== run.status && !signal.aborted) {
    run.status = status;
    stage.track(eventOf(status.toLowerCase()), fieldsOf(stage));
  }
  return { ...rest, status: STATUSES.find((each) => each === status) };
}
