import { createElement, type Attributes } from '@tender/client/internal';

/** CSS properties in camel case, such as `zIndex`. */
export type InlineStyle = Readonly<Partial<Record<keyof CSSStyleDeclaration, string>>>;

const DEFAULTS: Attributes = { src: 'about:blank', frameborder: 0, allowtransparency: 'true', scrolling: 'no' };

/** Creates an iframe that is not yet in the document. By default it has no border, is transparent and does not scroll, and its `id` is its `name`. */
export function createIframe(attributes: Attributes, style: InlineStyle = {}): HTMLIFrameElement {
  const iframe = createElement('iframe', { ...DEFAULTS, ...attributes, id: attributes.id || attributes.name });
  Object.assign(iframe.style, style);
  return iframe;
}
