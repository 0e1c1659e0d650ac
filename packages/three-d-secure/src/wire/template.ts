import { FRAME_TITLE } from './dialog-constants';

const PART = /<!--.*?-->|<(\/?)([\w-]+)([^>]*)>|[^<]+/gs;
const ATTRIBUTE = /\s([\w-]+)=(["'])(.*?)\2/g;

/** What a frame and the form that opens the bank's page in it are made of, and what text stands around them. */
const TAGS =
  /^(a|b|br|button|center|div|em|fieldset|footer|form|h[1-6]|header|hr|i|iframe|img|input|label|legend|li|main|ol|option|p|section|select|small|span|strong|table|tbody|td|textarea|th|thead|tr|ul)$/i;
const VOID = /^(area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/i;
/** Tags whose content goes with them. */
const UNREAD = /^(math|noscript|object|script|style|svg|template|title)$/i;
const ATTRIBUTES =
  /^(align|allow|allowfullscreen|allowtransparency|alt|autocomplete|checked|class|cols|colspan|dir|disabled|enctype|for|frameborder|height|hidden|id|lang|maxlength|method|name|placeholder|readonly|referrerpolicy|required|role|rows|rowspan|sandbox|scrolling|selected|tabindex|target|title|type|value|width|(aria|data)-[\w-]+)$/i;
/** Attributes that hold addresses: of the web, or they go. */
const ADDRESSES = /^(href|src|action|formaction)=https?:/i;

/**
 * Puts what the authentication script hands over as a template into an element. Without a markup sink, which strict policies refuse, and
 * with nothing but the tags, attributes and addresses above: a tag that is not among them leaves what it holds.
 */
export function fillTemplate(container: HTMLElement, template: unknown): void {
  if (template instanceof Node) return container.append(template);
  const open: HTMLElement[] = [];
  for (const [text, isEnd, tag, attributes = ''] of String(template).matchAll(PART)) {
    const parent = open.at(-1) ?? container;
    if (!tag) parent.append(text.startsWith('<') ? '' : text);
    else if (isEnd) open.pop();
    else {
      const isKept = TAGS.test(tag);
      const element = isKept ? createElement(tag, attributes) : UNREAD.test(tag) ? document.createElement('div') : parent;
      if (isKept) parent.append(element);
      if (!VOID.test(tag)) open.push(element);
    }
  }
}

function createElement(tag: string, attributes: string): HTMLElement {
  const element = document.createElement(tag);
  if (element instanceof HTMLIFrameElement) {
    element.title = FRAME_TITLE;
    element.style.maxWidth = '100%';
  }
  for (const [, name = '', , encoded = ''] of attributes.matchAll(ATTRIBUTE)) {
    const value = encoded.replaceAll('&amp;', '&');
    // As an attribute a style would fall under the page's policy.
    if (name === 'style') element.style.cssText += value;
    else if (ATTRIBUTES.test(name) || ADDRESSES.test(`${name}=${value}`)) element.setAttribute(name, value);
  }
  return element;
}
