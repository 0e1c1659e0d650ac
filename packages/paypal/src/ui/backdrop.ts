import { createElement } from '@tender/client/internal';
import { openLayer, type Layer } from '@tender/frame-service/internal';
import { BACKDROP_ATTRIBUTE, BACKDROP_OPACITY, BACKDROP_Z_INDEX } from '../constants';

/** Darkens the page while the popup is open. */
export interface Backdrop {
  show(): void;
  dispose(): void;
}

export function createBackdrop(onClick: () => void): Backdrop {
  const element = createElement('div', { [BACKDROP_ATTRIBUTE]: 'true' });
  Object.assign(element.style, {
    position: 'fixed',
    top: '0',
    bottom: '0',
    left: '0',
    right: '0',
    zIndex: `${BACKDROP_Z_INDEX}`,
    background: 'black',
    opacity: `${BACKDROP_OPACITY}`,
  });
  element.onclick = onClick;
  let layer: Layer | undefined;
  return {
    show() {
      layer ??= openLayer();
      (layer?.element ?? document.body).append(element);
    },
    dispose() {
      element.remove();
      layer?.close();
      layer = undefined;
    },
  };
}
