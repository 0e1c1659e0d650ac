import { uuid, type Disposable } from '@tender/client/internal';

/**
 * Returns the element that a container's frame is put into. For a container in a shadow tree, that is a new child of the outermost host, which a slot
 * shows in the container. Frames inside a shadow tree are missing from `window.frames`, where the frames find each other.
 */
export function createFrameParent(container: Element, own: (disposable: Disposable) => void): Element {
  const { host } = container.getRootNode() as ShadowRoot;
  if (!host) return container;
  const slot = document.createElement('slot');
  const slotted = document.createElement('div');
  slot.name = slotted.slot = `shadow-slot-${uuid()}`;
  slotted.style.height = '100%'; // a rule for `::slotted` would need a style element, which a strict policy forbids
  container.append(slot);
  host.append(slotted);
  own({
    dispose() {
      slot.remove();
      slotted.remove();
    },
  });
  return createFrameParent(slotted, own);
}
