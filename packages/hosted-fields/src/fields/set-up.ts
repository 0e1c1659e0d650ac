import type { Client } from '@tender/client';
import { createEmitter, INTEGRATION_TIMEOUT, uuid, type Emitter, type Payloads, type Scope } from '@tender/client/internal';
import type { FieldKey } from '../constants';
import { pageErrors } from '../errors';
import type { HostedFieldsCreateOptions, HostedFieldsEvents } from '../types';
import type { Direction } from '../wire';
import { connect, type Connection } from './connection';
import type { CheckedField, Field } from './field';
import { createFocusIntercepts } from './focus-intercepts';
import { moveFocus, needlessIntercepts } from './focus-order';
import { frameConfiguration } from './frame-configuration';
import { frameUrl } from './frame-url';
import { insertField } from './insert-field';
import { labelsOf } from './labels';
import { scrollIntoView } from './scroll-into-view';
import { createState, type State } from './state';

/** What the actions of an instance work with. */
export interface HostedFieldsContext {
  readonly channel: string;
  readonly fields: readonly Field[];
  readonly emitter: Emitter<Payloads<HostedFieldsEvents>>;
  readonly state: State;
  readonly send: Connection['send'];
  focus(key: FieldKey): void;
  client(): Promise<Client>;
  /** Called when what the frames were asked will not be answered any more. */
  readonly onLost: Set<() => void>;
}

/**
 * Puts the frames on the page and waits until all of them are there. What it put there is the scope's own.
 * @throws HOSTED_FIELDS_TIMEOUT after 60 s
 */
export async function setUp(scope: Scope<HostedFieldsCreateOptions>, checked: CheckedField[]): Promise<HostedFieldsContext> {
  const { options, own } = scope;
  const configuration = frameConfiguration(options, checked);
  const url = frameUrl(options);
  const channel = uuid();
  const emitter = createEmitter<Payloads<HostedFieldsEvents>>();
  const onLost = new Set<() => void>();

  const intercepts = createFocusIntercepts(channel, focus);
  own({ dispose: intercepts.remove });
  const fields = checked.map((field) => insertField(field, `${url}#${channel}`, intercepts, own));
  const state = createState(fields, emitter.emit);
  for (const { key, container } of fields) {
    const onClick = (): void => focus(key);
    for (const label of labelsOf(container)) {
      label.addEventListener('click', onClick);
      own({ dispose: () => label.removeEventListener('click', onClick) });
    }
  }

  const connection = own(connect({ channel, url, fields, configuration, onLost }));
  const { send, on } = connection;
  onLost.add(state.reset);
  on('READY_FOR_CLIENT', (_, reply) => {
    // Without a client the frame cannot tokenize: the call says why.
    scope.client().then(
      (client) => reply?.(client.getConfiguration()),
      () => {},
    );
  });
  on('CARD_FORM_ENTRY_HAS_BEGUN', () => scope.trackAs('hosted-fields.input.started'));
  on('INPUT_EVENT', state.receive);
  on('BIN_AVAILABLE', (bin) => typeof bin === 'string' && emitter.emit('binAvailable', { bin }));
  on('TRIGGER_FOCUS_CHANGE', (move) => {
    moveFocus(intercepts, { ...(move as { field: FieldKey; direction: Direction }) }, focus, () => removeIntercepts({}));
  });

  await new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => {
      scope.track('load.timed-out');
      emitter.emit('timeout');
      reject(pageErrors.HOSTED_FIELDS_TIMEOUT());
    }, INTEGRATION_TIMEOUT);
    own({ dispose: () => clearTimeout(timer) });
    connection.onConnected(() => {
      clearTimeout(timer);
      needlessIntercepts(intercepts, (fields[0] as Field).frame).forEach(removeIntercepts);
      emitter.emit('ready');
      resolve();
    });
  });
  return { channel, fields, emitter, state, send, focus, client: scope.client, onLost };

  function removeIntercepts(which: { id?: string } | undefined): void {
    intercepts.remove(which?.id);
    send('REMOVE_FOCUS_INTERCEPTS', which);
  }

  function focus(key: FieldKey): void {
    const field = fields.find((known) => known.key === key);
    if (!field) return;
    field.frame.focus();
    send('TRIGGER_INPUT_FOCUS', { field: key });
    scrollIntoView(field.container);
  }
}
