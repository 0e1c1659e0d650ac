import { FRAME_TITLE } from './dialog-constants';

const PART = /<(\/?)(\w+)([^>]*)>|[^<]+/g;
const ATTRIBUTE = /([\w-]+)=(["'])(.*?)\2/g;

/**
 * Puts what the authentication script hands over as a template into an element. Without a markup sink, which strict policies refuse, and
 * without scripts, handlers and other addresses than those of the web.
 */
export function fillTemplate(container: HTMLElement, template: unknown): void {
  if (template instanceof Node) return container.append(template);
  let parent = container;
  for (const [text, isEnd, tag, attributes = ''] of String(template).matchAll(PART)) {
    if (!tag) parent.append(text);
    else if (isEnd) parent = parent.parentElement ?? container;
    else {
      const element = document.createElement(/script/i.test(tag) ? 'template' : tag);
      if (element instanceof HTMLIFrameElement) {
        element.title = FRAME_TITLE;
        element.style.maxWidth = '100%';
      }
      for (const [, name = '', , value = ''] of attributes.matchAll(ATTRIBUTE)) {
        // As an attribute a style would fall under the page's policy.
        if (name === 'style') element.style.cssText += value;
        else if (/^(?!on|src)|^src=https?:/i.test(`${name}=${value}`)) element.setAttribute(name, value.replaceAll('&amp;', '&'));
      }
      parent.append(element);
      if (!/^(br|img|input)$/i.test(tag)) parent = element;
    }
  }
}
