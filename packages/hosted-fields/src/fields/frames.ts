import { uuid, type Attributes } from '@tender/client/internal';
import { createIframe, type InlineStyle } from '@tender/frame-service/internal';
import type { HostedFieldsOptions } from '../types';
import type { CheckedField } from './field';

/** How frames come to the page. */
export interface Frames {
  /** Returns the channel of an instance with these fields and options, whose frames have this URL. */
  channel(url: string, fields: readonly CheckedField[], options: Omit<HostedFieldsOptions, 'fields'>): string;
  create: typeof createIframe;
  append(parent: Element, ...elements: Element[]): void;
  /** Finds the frame of other fields in an element. */
  find(parent: Element): Element | null;
}

/** `preloadFields` and `openFields` replace these functions by others, which use the frames that they have loaded. */
export let frames: Frames = {
  channel: uuid,
  create: createIframe,
  append: (parent, ...elements) => parent.append(...elements),
  find: (parent) => parent.querySelector('iframe[name^=braintree-]'),
};

/**
 * Lets the bundles of a page share frames. Where `openFields` or `preloadFields` is called by a script that was bundled on its own, such as an inline script, call
 * this in the bundle that calls `hostedFields.create`, before it. `<EarlyFields>` of `@tender/react` does so.
 * @example shareFrames();
 */
export function shareFrames(): void {
  const page = globalThis as { tenderFrames?: Frames };
  frames = page.tenderFrames ??= frames;
}

/** Makes a frame that was loaded earlier look like one that is created with these attributes, and returns it. */
export function reuse(frame: HTMLIFrameElement, { src: _, ...attributes }: Attributes, style?: InlineStyle): HTMLIFrameElement {
  for (const [name, value] of Object.entries(attributes)) frame.setAttribute(name, String(value));
  Object.assign(frame.style, style); // a policy may forbid the attribute
  return frame;
}
