import { createElement, type Attributes } from '@tender/client/internal';

/** Properties as scripts write them: `zIndex`. */
export type InlineStyle = Readonly<Partial<Record<keyof CSSStyleDeclaration, string>>>;

const DEFAULTS: Attributes = { src: 'about:blank', frameborder: 0, allowtransparency: 'true', scrolling: 'no' };

/**
 * Makes an iframe, without putting it anywhere: plain, transparent, not scrolling, unless the attributes say otherwise. Its `id` is its
 * `name` where none is given.
 */
export function createIframe(attributes: Attributes, style: InlineStyle = {}): HTMLIFrameElement {
  const iframe = createElement('iframe', { ...DEFAULTS, ...attributes, id: attributes.id || attributes.name });
  Object.assign(iframe.style, style);
  return iframe;
}
