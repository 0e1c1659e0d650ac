import { FRAME_TITLE } from '../constants';

const PART = /<(\/?)(\w+)([^>]*)>|[^<]+/g;
const ATTRIBUTE = /([\w-]+)=(["'])(.*?)\2/g;

/**
 * Puts what the authentication script hands over as a template into an element: frames, boxes and text. Without a markup sink, which strict
 * policies refuse, and without scripts, handlers and other addresses than those of the web.
 */
export function fillTemplate(container: HTMLElement, template: unknown): void {
  if (template instanceof Node) return container.append(template);
  let parent = container;
  for (const [text, isEnd, tag, attributes = ''] of String(template).matchAll(PART)) {
    if (!tag) parent.append(text);
    else if (!isEnd) {
      const element = document.createElement(/^iframe$/i.test(tag) ? tag : 'div');
      const isFrame = element.localName === 'iframe';
      if (isFrame) element.title = FRAME_TITLE;
      for (const [, name = '', , value = ''] of attributes.matchAll(ATTRIBUTE)) {
        if (name === 'style')
          element.style.cssText = value; // as an attribute it would fall under the page's policy
        else if (/^(?!on|src)/i.test(name) || /^src=https?:/i.test(`${name}=${value}`)) {
          element.setAttribute(name, value.replaceAll('&amp;', '&'));
        }
      }
      if (isFrame) element.style.maxWidth = '100%';
      parent.append(element);
      parent = element;
    } else if (parent !== container) parent = parent.parentElement as HTMLElement;
  }
}
