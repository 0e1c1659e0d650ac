import { uuid, type Disposable } from '@tender/client/internal';

/**
 * Where the frame of a container goes: in shadow trees, into an element of the outermost host that is shown in the container's place. Frames
 * inside a shadow tree are not in `window.frames`, where the frames look for each other.
 */
export function lightContainer(container: Element, own: (disposable: Disposable) => void): Element {
  const { host } = container.getRootNode() as ShadowRoot;
  if (!host) return container;
  const slot = document.createElement('slot');
  const provider = document.createElement('div');
  slot.name = provider.slot = `shadow-slot-${uuid()}`;
  provider.style.height = '100%'; // a rule for `::slotted` would need a style element, which a strict policy forbids
  container.append(slot);
  host.append(provider);
  own({
    dispose() {
      slot.remove();
      provider.remove();
    },
  });
  return lightContainer(provider, own);
}
