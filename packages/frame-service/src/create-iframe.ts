/** Names and values; null and undefined take an attribute away. */
export type IframeAttributes = Readonly<Record<string, string | number | null | undefined>>;
/** Properties as scripts write them: `zIndex`. */
export type InlineStyle = Readonly<Partial<Record<keyof CSSStyleDeclaration, string>>>;

const DEFAULTS: IframeAttributes = { src: 'about:blank', frameborder: 0, allowtransparency: 'true', scrolling: 'no' };

/**
 * Makes an iframe, without putting it anywhere: plain, transparent, not scrolling, unless the attributes say otherwise. Its `id` is its
 * `name` where none is given.
 */
export function createIframe(attributes: IframeAttributes, style: InlineStyle = {}): HTMLIFrameElement {
  const iframe = document.createElement('iframe');
  for (const [name, value] of Object.entries({ ...DEFAULTS, ...attributes })) {
    if (value != null) iframe.setAttribute(name, String(value));
  }
  if (!iframe.id && iframe.name) iframe.id = iframe.name;
  Object.assign(iframe.style, style);
  return iframe;
}
