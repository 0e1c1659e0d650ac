import type { Disposable } from '@tender/client/internal';
import { createIframe } from '@tender/frame-service/internal';
import { FIELD_LABELS, FRAME_NAME_PREFIX } from '../constants';
import type { CheckedField, Field } from './field';
import type { FocusIntercepts } from './focus-intercepts';
import { createFrameParent } from './create-frame-parent';
import { toText } from './to-text';
import { toggleClasses } from './state';

/** Appends a field's frame, with its focus intercepts, to its container. `own` removes them at teardown. */
export function insertField(checked: CheckedField, url: string, intercepts: FocusIntercepts, own: (disposable: Disposable) => void): Field {
  const { key, options, container } = checked;
  const parent = createFrameParent(container, own);
  const frame = createIframe(
    {
      src: url,
      type: key,
      name: FRAME_NAME_PREFIX + key,
      title: toText(options.iframeTitle || `Secure Credit Card Frame - ${FIELD_LABELS[key]}`),
    },
    { border: 'none', width: '100%', height: '100%', cssFloat: 'left' },
  );
  const clearing = document.createElement('div');
  clearing.style.clear = 'both';
  parent.append(...intercepts.create(key, 'before'), frame, ...intercepts.create(key, 'after'), clearing);
  own({
    dispose() {
      frame.remove();
      clearing.remove();
      toggleClasses(container);
    },
  });
  return { ...checked, frame };
}
