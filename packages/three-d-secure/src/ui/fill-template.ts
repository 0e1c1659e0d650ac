// Imports nothing of the client: bundlers would take that out of the page's file, and compress the two apart.
import { FRAME_TITLE } from './dialog-constants';

/** A comment, a tag, or text. A comment or tag without an end reaches to the end of the template. */
const PART = /<!--.*?(?:-->|$)|<(\/?)([\w-]+)(?![\w-])([^>]*)(>|$)|[^<]+/gs;
const ATTRIBUTE = /\s([\w-]+)(?:=(?:(["'])(.*?)\2|([^\s"'>]+)))?/gs;
const ENTITY = /&(?:#(x?)([\da-f]+)|(amp|lt|gt|quot|apos|nbsp));/gi;
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' };

/** Tags that are kept: frames, the form that opens the bank's page, and text. */
const TAGS =
  /^(a|b|br|button|center|div|em|fieldset|footer|form|h[1-6]|header|hr|i|iframe|img|input|label|legend|li|main|ol|option|p|section|select|small|span|strong|table|tbody|td|textarea|th|thead|tr|ul)$/i;
/** Tags without an end tag. */
const VOID = /^(area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/i;
/** Tags that are removed together with their content. */
const REMOVED = /^(math|noscript|object|script|style|svg|template|title)$/i;
/** Attributes that are kept. */
const ATTRIBUTES =
  /^(align|allow|allowfullscreen|allowtransparency|alt|autocomplete|checked|class|cols|colspan|dir|disabled|enctype|for|frameborder|height|hidden|id|lang|maxlength|method|name|placeholder|readonly|referrerpolicy|required|role|rows|rowspan|sandbox|scrolling|selected|tabindex|target|title|type|value|width|(aria|data)-[\w-]+)$/i;
/** Attributes with a URL. They are kept if it is a web address, because a `javascript:` URL would run. */
const URL_ATTRIBUTES = /^(href|src|action|formaction)=https?:/i;

/**
 * Fills an element with a template of the authentication script. Only the tags and attributes listed above are kept; the content of an unknown tag
 * is kept without it. Elements are created one by one, because a policy with Trusted Types refuses `innerHTML`.
 */
export function fillTemplate(container: HTMLElement, template: unknown): void {
  if (template instanceof Node) return container.append(template);
  const open: HTMLElement[] = [];
  for (const [text, isEnd, tag, attributes = '', close] of String(template).matchAll(PART)) {
    const parent = open.at(-1) ?? container;
    if (!tag) parent.append(text.startsWith('<') ? '' : decode(text));
    else if (!close) return;
    else if (isEnd) open.pop();
    else {
      const isKept = TAGS.test(tag);
      const element = isKept ? createElement(tag, attributes) : REMOVED.test(tag) ? document.createElement('div') : parent;
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
  for (const [, name = '', , quoted, unquoted = ''] of attributes.matchAll(ATTRIBUTE)) {
    const value = decode(quoted ?? unquoted);
    // The page's policy may refuse style attributes, but not styles that a script sets.
    if (name === 'style') element.style.cssText += value;
    else if (ATTRIBUTES.test(name) || URL_ATTRIBUTES.test(`${name}=${value}`)) element.setAttribute(name, value);
  }
  return element;
}

/** Decodes the entities of HTML that texts and URLs have. */
function decode(text: string): string {
  return text.replace(ENTITY, (entity: string, isHex: string, digits?: string, name?: string) => {
    if (name) return ENTITIES[name.toLowerCase()] ?? entity;
    const code = parseInt(digits ?? '', isHex ? 16 : 10);
    return code <= 0x10ffff ? String.fromCodePoint(code) : entity;
  });
}
