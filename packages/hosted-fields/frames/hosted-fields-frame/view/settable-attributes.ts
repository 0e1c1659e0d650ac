import { SETTABLE_ATTRIBUTES } from '../../../src/constants';

/**
 * Sets or removes one of the attributes that merchants may set; anything else is ignored, since the page has told them already. The mere
 * presence of `disabled` disables, so false takes it away.
 */
export function setAttribute(element: Element, attribute: unknown, value: unknown): void {
  if (typeof attribute !== 'string' || !Object.hasOwn(SETTABLE_ATTRIBUTES, attribute)) return;
  const kind = SETTABLE_ATTRIBUTES[attribute as keyof typeof SETTABLE_ATTRIBUTES];
  const text = String(value);
  if (value == null || (attribute === 'disabled' && text === 'false')) element.removeAttribute(attribute);
  else if (kind === 'boolean' ? /^(?:true|false)$/.test(text) : /^(?:string|number)$/.test(typeof value))
    element.setAttribute(attribute, text);
}
