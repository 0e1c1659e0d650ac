import { uuid } from '@tender/client/internal';
import { createIframe } from '@tender/frame-service/internal';
import type { HostedFieldKey } from '../constants';

/** How frames come to the page. */
export interface Frames {
  /** Returns the channel of an instance with fields of these names, whose frames have this URL. */
  channel(url: string, keys: readonly HostedFieldKey[]): string;
  create: typeof createIframe;
  append(parent: Element, ...elements: Element[]): void;
}

/** `preloadFields` replaces these functions by others, which use the frames that it has loaded. */
export const frames: Frames = { channel: uuid, create: createIframe, append: (parent, ...elements) => parent.append(...elements) };
