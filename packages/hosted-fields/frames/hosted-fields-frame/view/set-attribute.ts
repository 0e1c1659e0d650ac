import { SETTABLE_ATTRIBUTES } from '../../../src/constants';

/**
 * Sets or removes an attribute that merchants may set. Anything else is ignored, because the page has already checked it. A field is disabled as soon as
 * it has the attribute `disabled`, so false removes it. The placeholder of a select element is its first option, which cannot be chosen.
 */
export function setAttribute(element: Element, name: unknown, value: unknown): void {
  const attribute = SETTABLE_ATTRIBUTES.find((settable) => settable === name);
  if (!attribute) return;
  const text = String(value);
  if (value == null || (attribute === 'disabled' && text === 'false')) element.removeAttribute(attribute);
  else if (attribute === 'placeholder' ? /^(?:string|number)$/.test(typeof value) : /^(?:true|false)$/.test(text))
    element.setAttribute(attribute, text);
  const [first] = element instanceof HTMLSelectElement && attribute === 'placeholder' ? element.options : [];
  if (first?.disabled) first.text = element.getAttribute(attribute) ?? '';
}
