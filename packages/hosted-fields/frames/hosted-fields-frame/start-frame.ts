import { createBus, createPinnedPeer } from '@tender/frame-service/internal';
import { FIELD_LABELS, FRAME_NAME_PREFIX, type HostedFieldKey } from '../../src/constants';
import { findSiblings } from './find-siblings';
import { sendToPage, type Frame } from './frame';
import type { CardForm } from './model/card-form';
import { orchestrate } from './orchestrate';
import { adoptStyle } from './styles/adopt-style';
import { createTokenizationHandler } from './tokenize/tokenization-handler';
import { createField } from './view/create-field';

/**
 * Starts this frame and reports to the page that it is ready. When all frames have reported, the page replies to one of them, which initializes the
 * others. Does nothing in a window that is not the frame of a field.
 */
export function startFrame(): void {
  const key = window.name.replace(FRAME_NAME_PREFIX, '');
  if (parent === window || !isFieldKey(key)) return;
  const page = createPinnedPeer(parent);
  const frame: Frame = { key, page, bus: createBus({ channel: location.hash.slice(1), ...page }) };
  let isInitialized = false;

  function initialize(form: CardForm, isReloaded = false): void {
    if (isInitialized || !form.field(frame.key) || !form.claim(frame.key, window)) return;
    isInitialized = true;
    page.origin ??= form.pageOrigin;
    adoptStyle(form.configuration.styles);
    createField(frame, form, isReloaded);
  }

  window.bus = frame.bus;
  window.braintree = {
    hostedFields: {
      create: startFrame,
      initialize: (form) => initialize(form),
      orchestrate: (configuration) => orchestrate(frame, configuration),
      createTokenizationHandler,
    },
  };
  // A frame that the browser reloaded, because the merchant moved it, finds that the others are already initialized.
  const form = findSiblings().find((sibling) => sibling.cardForm)?.cardForm;
  if (form) initialize(form, true);
  const ready = { field: key, isUpdatable: true } as const;
  sendToPage(
    frame,
    'FRAME_READY',
    form ? { ...ready, joined: true } : ready,
    (configuration) => configuration && orchestrate(frame, configuration),
  );
}

function isFieldKey(key: string): key is HostedFieldKey {
  return Object.hasOwn(FIELD_LABELS, key);
}
