import type { Verification } from '../context';
import { fillTemplate } from './template';

/** What the authentication script says of what it hands over. */
export interface HandOver {
  readonly paymentType?: unknown;
  readonly data?: { readonly mode?: unknown };
}

/**
 * In the inline style the authentication script leaves it to the page to show a frame: out of sight, or where the merchant places it. False
 * where there is nothing to show, or nobody to show it to. What a listener of the merchant's throws is the caller's.
 * @param shown called once it is there
 */
export function showHandedOver(
  { pending, handlers }: Pick<Verification, 'pending' | 'handlers'>,
  template: unknown,
  { paymentType, data }: HandOver,
  shown: () => void,
): boolean {
  const mode = data?.mode;
  if (!template || paymentType !== 'CCA' || (mode !== 'suppress' && mode !== 'static')) return false;
  const element = document.createElement('div');
  fillTemplate(element, template);
  if (mode === 'static') {
    const listeners = handlers('authentication-iframe-available');
    for (const listener of listeners) listener({ element }, () => shown());
    return listeners.length > 0;
  }
  element.style.display = 'none';
  document.body.append(element);
  if (pending) pending.removeHiddenFrame = () => element.remove();
  shown();
  return true;
}
