import { uuid, type Attributes } from '@tender/client/internal';
import { FRAME_NAME_PREFIX, type HostedFieldKey } from './constants';
import { frames, reuse, shareFrames, type Frames } from './fields/frames';

export { openFields, type OpenFieldsOptions } from './open-fields';
export { shareFrames };
export type { HostedFieldKey };

/** An element that can be moved without loading again what is in it. Safari does not have the method. */
type Movable = Element & { moveBefore?: (node: Element, before: Element | null) => void };

/**
 * Loads card fields before the page's other scripts have run. The frames are hidden; the first card fields that are created with the same URL take them, and
 * customers can type that much sooner. In browsers that would load a moved frame again, only the page of the frames is loaded, for the browser's cache.
 * Call it in the first script of the page, once.
 * @param url page of the frames: the asset host, then `/web/3.118.2/html/hosted-fields-frame.min.html`
 * @param keys names of the fields. Those of them that are not created are removed then; other fields load as usual
 * @example preloadFields('https://assets.braintreegateway.com/web/3.118.2/html/hosted-fields-frame.min.html', ['number', 'cvv']);
 */
export function preloadFields(url: string, keys: readonly HostedFieldKey[]): void {
  shareFrames();
  const root: Movable = document.documentElement;
  const usual = { ...frames };
  const load = (attributes: Attributes): HTMLIFrameElement => {
    const frame = usual.create(attributes);
    frame.style.display = 'none'; // a style of the page may show what is `hidden`
    root.append(frame);
    return frame;
  };
  if (!root.moveBefore) {
    load({ src: url }); // without a name it shows no field
    return;
  }
  const channel = uuid();
  const { origin } = new URL(url);
  const preloaded = new Map<unknown, HTMLIFrameElement>();
  const loaded = new Set<HTMLIFrameElement>();
  const messages: MessageEvent[] = [];
  const remove = (frame: HTMLIFrameElement): void => {
    frame.remove();
    preloaded.delete(frame.name);
  };
  function noteLoad(this: HTMLIFrameElement): void {
    if (loaded.has(this)) remove(this); // somebody navigated it
    loaded.add(this);
  }
  const noteMessage = (message: MessageEvent): void => {
    if (message.origin === origin && String(message.data).includes(channel)) messages.push(message);
  };

  addEventListener('message', noteMessage);
  for (const key of keys) {
    const name = FRAME_NAME_PREFIX + key;
    const frame = load({ src: `${url}#${channel}`, name });
    frame.addEventListener('load', noteLoad);
    preloaded.set(name, frame);
  }

  Object.assign(frames, {
    channel(usedUrl, fields, options) {
      if (usedUrl !== url) return usual.channel(usedUrl, fields, options);
      frames.channel = usual.channel; // other instances have frames of their own
      removeEventListener('message', noteMessage);
      const names = fields.map(({ key }) => FRAME_NAME_PREFIX + key);
      for (const frame of preloaded.values()) {
        frame.removeEventListener('load', noteLoad);
        if (!names.includes(frame.name)) remove(frame);
      }
      return channel;
    },
    create(attributes, style) {
      const frame = attributes.src === `${url}#${channel}` && preloaded.get(attributes['name']);
      return frame ? reuse(frame, attributes, style) : usual.create(attributes, style);
    },
    append(parent, ...elements) {
      const index = elements.findIndex((element) => preloaded.get((element as HTMLIFrameElement).name) === element);
      const [frame] = elements.splice(index, index < 0 ? 0 : 1) as HTMLIFrameElement[];
      usual.append(parent, ...elements);
      if (frame) place(frame, parent, elements[index] ?? null);
    },
  } satisfies Omit<Frames, 'find'>);

  function place(frame: HTMLIFrameElement, parent: Movable, before: Element | null): void {
    const { contentWindow } = frame;
    frame.style.display = '';
    try {
      parent.moveBefore?.(frame, before);
    } catch {
      parent.insertBefore(frame, before); // a container outside the page: the frame loads again when it is added
      return;
    }
    // What the fields would have received if the frame had loaded now.
    if (loaded.has(frame)) frame.dispatchEvent(new Event('load'));
    for (const message of messages) if (message.source === contentWindow) dispatchEvent(message);
  }
}
