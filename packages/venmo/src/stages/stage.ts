import { string, type EventFields } from '@tender/client/internal';
import type { Contexts } from '../contexts';
import type { VenmoContext } from '../context';
import { STATUSES } from '../constants';
import type { Happening, Transition } from '../machine';
import type { Run } from '../run';
import type { Login } from '../wire/login';
import type { Overlay } from '../wire/overlay';
import { readPaymentContext, type Standing } from '../wire/payment-context';

/** What a state of the machine is given to do its part. */
export interface Stage extends Transition, VenmoContext {
  readonly contexts: Contexts;
  readonly run: Run;
  /** Where customers log in in a window. */
  readonly login: Login | undefined;
  /** Where customers scan a QR code. */
  readonly overlay: Overlay | undefined;
  /** What happens next; nothing once the state is left. */
  say(happening: Happening, given?: unknown): void;
  /** As the merchant would. */
  cancel(): void;
}

/** What an event says of the payment it belongs to. */
export const fieldsOf = ({ run: { id }, settings }: Stage): EventFields | undefined =>
  id && !settings.byCode ? { paypal_context_id: id } : undefined;

/** Asks how the payment stands, and sends an event where that is new. */
export async function look(stage: Stage, eventOf: (status: string) => string): Promise<Standing> {
  const { run, signal } = stage;
  const standing = await readPaymentContext(stage, string(run.id), signal);
  if (standing.status !== run.status && !signal.aborted) {
    run.status = standing.status;
    stage.track(eventOf(standing.status.toLowerCase()), fieldsOf(stage));
  }
  return standing;
}

/** What a status means to the machine, which knows no others. */
export const statusOf = ({ status }: Standing) => STATUSES.find((each) => each === status);
