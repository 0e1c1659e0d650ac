import type { Verification } from '../context';
import { openModal } from './modal';
import { fillTemplate } from './template';

/** What the authentication script says of what it hands over. */
export interface HandOver {
  readonly paymentType?: unknown;
  readonly data?: { readonly mode?: unknown };
}

/**
 * The authentication script leaves it to the page to show a frame: out of sight, on the merchant's page, or, where the version is one with a
 * dialog, in ours. False where there is nothing to show, or nobody to show it to. What a listener of the merchant's throws is the caller's.
 * @param shown called once it is there
 * @param cancel for a customer who leaves our dialog
 */
export function showHandedOver(
  { framework, options, pending, handlers }: Verification,
  template: unknown,
  { paymentType, data }: HandOver,
  shown: () => void,
  cancel: () => void,
): boolean {
  const mode = data?.mode;
  const element = document.createElement('div');
  if (!template || paymentType !== 'CCA') return false;
  fillTemplate(element, template);
  if (mode === 'suppress') {
    element.style.display = 'none';
    document.body.append(element);
    if (pending) pending.closeModal = () => element.remove();
  } else if (mode !== 'static') {
    return false;
  } else if (framework === 'inline' || !pending) {
    const listeners = handlers('authentication-iframe-available');
    for (const listener of listeners) listener({ element }, () => shown());
    return listeners.length > 0;
  } else {
    pending.closeModal?.();
    pending.closeModal = openModal(framework === 'bootstrap3', element, options.cardinalSDKConfig?.payment?.displayExitButton, cancel);
  }
  shown();
  return true;
}
