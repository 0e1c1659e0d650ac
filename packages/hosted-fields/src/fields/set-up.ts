import { createEmitter, INTEGRATION_TIMEOUT, nextTask, type Payloads } from '@tender/client/internal';
import type { HostedFieldKey } from '../constants';
import type { HostedFieldsContext, HostedFieldsScope } from '../context';
import { pageErrors } from '../errors';
import type { HostedFieldsEvents } from '../types';
import type { Direction } from '../wire';
import { createConnection } from './connection';
import type { Field } from './field';
import { createFocusIntercepts } from './focus-intercepts';
import { moveFocus, findTrappingIntercepts } from './move-focus';
import { createFrameConfiguration } from './create-frame-configuration';
import { createFrameUrl } from './create-frame-url';
import { createField } from './create-field';
import { readFields } from './read-fields';
import { resolveStyles } from './resolve-styles';
import { findField } from './find-field';
import { findLabels } from './find-labels';
import { frames } from './frames';
import { scrollIntoView } from './scroll-into-view';
import { createState } from './state';

/** Whether an instance is inserting its frames. Others wait with their checks, because a container that will have a frame is a duplicate already. */
let isInserting = false;

/**
 * Adds the frames to the page and waits until all of them have loaded. The scope removes them at teardown.
 * @param keys the names of the fields, in their order
 * @throws the errors of `readFields` and `createFrameUrl`; HOSTED_FIELDS_TIMEOUT after 60 seconds; the client's error if it cannot be created before that
 */
export async function setUp(scope: HostedFieldsScope, keys: string[]): Promise<HostedFieldsContext> {
  const { options, own, signal } = scope;
  while (isInserting) await nextTask(signal);
  const checked = readFields(options.fields, keys);
  const configuration = resolveStyles(createFrameConfiguration(options, checked));
  const url = createFrameUrl(options);
  const channel = frames.channel(url, checked, options);
  const emitter = createEmitter<Payloads<HostedFieldsEvents>>();
  const onLost = new Set<() => void>();

  const intercepts = own(createFocusIntercepts(channel, focus));
  const fields = checked.map((field) => createField(field, `${url}#${channel}`, intercepts, own));
  const state = createState(fields, emitter.emit);
  for (const { key, container } of fields) {
    const onClick = (): void => focus(key);
    for (const label of findLabels(container)) {
      label.addEventListener('click', onClick);
      own({ dispose: () => label.removeEventListener('click', onClick) });
    }
  }

  const { send, on, onConnected, isUpdatable } = own(createConnection({ channel, url, fields, configuration, onLost }));
  onLost.add(state.reset);
  on('READY_FOR_CLIENT', (_, reply) => {
    // When creating the client fails there is no reply; `create` or `tokenize` rejects with the reason.
    scope.client().then(
      (client) => reply?.(client.getConfiguration()),
      () => {},
    );
  });
  on('CARD_FORM_ENTRY_HAS_BEGUN', () => scope.trackAs('hosted-fields.input.started'));
  on('INPUT_EVENT', state.receive);
  on('BIN_AVAILABLE', (bin) => typeof bin === 'string' && emitter.emit('binAvailable', { bin }));
  on('TRIGGER_FOCUS_CHANGE', (move) =>
    moveFocus(intercepts, { ...(move as { field: HostedFieldKey; direction: Direction }) }, focus, () => removeIntercepts({})),
  );

  isInserting = true;
  try {
    for (const { insert } of fields) {
      await nextTask(signal); // a frame takes the browser some milliseconds
      insert();
    }
  } finally {
    isInserting = false;
  }
  await new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => {
      scope.track('load.timed-out');
      emitter.emit('timeout');
      reject(pageErrors.HOSTED_FIELDS_TIMEOUT());
    }, INTEGRATION_TIMEOUT);
    own({ dispose: () => clearTimeout(timer) });
    onConnected(() => {
      clearTimeout(timer);
      findTrappingIntercepts(intercepts, (fields[0] as Field).frame).forEach(removeIntercepts);
      emitter.emit('ready');
      resolve();
    });
    scope.client().catch(reject); // a frame may never load, and without a client it would be of no use
  });
  await nextTask(signal); // browsers send the configuration to the first frame after this task, in which a shop may render for long
  return { channel, fields, emitter, state, send, isUpdatable, configuration, focus, client: scope.client, onLost };

  function removeIntercepts(selection: { id?: string } | undefined): void {
    intercepts.dispose(selection?.id);
    send('REMOVE_FOCUS_INTERCEPTS', selection);
  }

  function focus(key: HostedFieldKey): void {
    const field = findField(fields, key);
    if (!field) return;
    field.frame.focus();
    send('TRIGGER_INPUT_FOCUS', { field: key });
    scrollIntoView(field.container);
  }
}
