import type { Disposable } from '@tender/client/internal';
import { FIELD_LABELS, FRAME_NAME_PREFIX, type HostedFieldKey } from '../constants';
import type { CheckedField, Field } from './field';
import type { FocusIntercepts } from './focus-intercepts';
import { createFrameParent } from './create-frame-parent';
import { frames } from './frames';
import { toText } from './to-text';
import { toggleClasses } from './state';

/** A field whose frame is not yet on the page. */
interface CreatedField extends Field {
  /** Appends the frame, with its focus intercepts, to the field's container. */
  readonly insert: () => void;
}

/** Creates a field's frame. `own` removes it from the page at teardown. */
export function createField(
  checked: CheckedField,
  url: string,
  intercepts: FocusIntercepts,
  own: (disposable: Disposable) => void,
): CreatedField {
  const { key, options, container } = checked;
  const parent = createFrameParent(container, own);
  const frame = frames.create(
    {
      src: url,
      type: key,
      name: FRAME_NAME_PREFIX + key,
      title: createTitle(key, options.iframeTitle),
    },
    { border: 'none', width: '100%', height: '100%', cssFloat: 'left' },
  );
  const clearing = document.createElement('div');
  clearing.style.clear = 'both';
  own({
    dispose() {
      frame.remove();
      clearing.remove();
      toggleClasses(container);
    },
  });
  return {
    ...checked,
    frame,
    insert: () => frames.append(parent, ...intercepts.create(key, 'before'), frame, ...intercepts.create(key, 'after'), clearing),
  };
}

export function createTitle(key: HostedFieldKey, iframeTitle: unknown): string {
  return toText(iframeTitle || `Secure Credit Card Frame - ${FIELD_LABELS[key]}`);
}
