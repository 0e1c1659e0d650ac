import { SETTABLE_ATTRIBUTES } from '../../../src/constants';

/**
 * Sets or removes one of the attributes that merchants may set; anything else is ignored, since the page has told them already. The mere
 * presence of `disabled` disables, so false takes it away.
 */
export function setAttribute(element: Element, given: unknown, value: unknown): void {
  const attribute = SETTABLE_ATTRIBUTES.find((settable) => settable === given);
  if (!attribute) return;
  const text = String(value);
  if (value == null || (attribute === 'disabled' && text === 'false')) element.removeAttribute(attribute);
  else if (attribute === 'placeholder' ? /^(?:string|number)$/.test(typeof value) : /^(?:true|false)$/.test(text))
    element.setAttribute(attribute, text);
}
