import { createBus, pinnedPeer } from '@tender/frame-service/internal';
import { FIELD_LABELS, FRAME_NAME_PREFIX, type FieldKey } from '../../src/constants';
import { tell, type Frame } from './frame';
import type { CardForm } from './model/card-form';
import { orchestrate } from './orchestrate';
import { siblings } from './siblings';
import { adoptStyle } from './styles/adopt-style';
import { createTokenizationHandler } from './tokenize/tokenization-handler';
import { createField } from './view/create-field';

/**
 * Starts this frame: tells the page that it is there. The page answers one of the frames, once all are; that one initialises the others.
 * Nothing happens in a window that is not the frame of a field.
 */
export function create(): void {
  const key = window.name.replace(FRAME_NAME_PREFIX, '');
  if (parent === window || !isFieldKey(key)) return;
  const page = pinnedPeer(parent);
  const frame: Frame = { key, page, bus: createBus({ channel: location.hash.slice(1), ...page }) };
  let isInitialized = false;

  function initialize(form: CardForm, isBack = false): void {
    if (isInitialized || !form.field(frame.key)) return;
    isInitialized = true;
    page.origin ??= form.pageOrigin;
    adoptStyle(form.configuration.styles);
    createField(frame, form, isBack);
  }

  window.bus = frame.bus;
  window.braintree = {
    hostedFields: {
      create,
      initialize: (form) => initialize(form),
      orchestrate: (configuration) => orchestrate(frame, configuration),
      createTokenizationHandler,
    },
  };
  // A frame that was loaded anew, because the merchant moved it, finds the others at work.
  const form = siblings().find((sibling) => sibling.cardForm)?.cardForm;
  if (form) initialize(form, true);
  const ready = form ? ({ field: key, joined: true } as const) : { field: key };
  tell(frame, 'FRAME_READY', ready, (configuration) => configuration && orchestrate(frame, configuration));
}

function isFieldKey(key: string): key is FieldKey {
  return Object.hasOwn(FIELD_LABELS, key);
}
