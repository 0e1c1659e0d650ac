import { uuid, type Disposable } from '@tender/client/internal';

/**
 * Returns the element that a container's frame is put into. That is the container itself, unless it is in a shadow tree. In a shadow tree, each host gets
 * a new child that a slot shows one level further in, and the outermost of them is returned: a frame inside a shadow tree would be missing from
 * `parent.frames`, where the frame of each field looks for its siblings.
 * @param own disposes of the new elements at teardown
 */
export function createFrameParent(container: Element, own: (disposable: Disposable) => void): Element {
  const { host } = container.getRootNode() as ShadowRoot; // a document has no host
  if (!host) return container;
  const slot = document.createElement('slot');
  const slotted = document.createElement('div');
  slot.name = slotted.slot = `shadow-slot-${uuid()}`;
  slotted.style.height = '100%'; // `::slotted` would need a style element, which a strict Content Security Policy forbids
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
