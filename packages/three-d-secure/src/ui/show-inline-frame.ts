import type { ThreeDSecureState } from '../context';
import { fillTemplate } from './fill-template';

/** What the authentication script says about the frame that it wants shown. */
export interface InlineFrameDetails {
  readonly paymentType?: unknown;
  readonly data?: { readonly mode?: unknown };
}

/**
 * Shows a frame for the authentication script, which leaves that to the page in version `2-inline-iframe`: hidden in the mode `suppress`, where
 * the merchant puts it in the mode `static`. Returns false if there is nothing to show, or no listener that would show it. Throws what a listener
 * throws.
 * @param onShown called once the frame is on the page
 */
export function showInlineFrame(
  { pending, handlers }: Pick<ThreeDSecureState, 'pending' | 'handlers'>,
  template: unknown,
  { paymentType, data }: InlineFrameDetails,
  onShown: () => void,
): boolean {
  const mode = data?.mode;
  if (!template || paymentType !== 'CCA' || (mode !== 'suppress' && mode !== 'static')) return false;
  const element = document.createElement('div');
  fillTemplate(element, template);
  if (mode === 'static') {
    const listeners = handlers('authentication-iframe-available');
    for (const listener of listeners) listener({ element }, () => onShown());
    return listeners.length > 0;
  }
  element.style.display = 'none';
  document.body.append(element);
  if (pending) pending.removeHiddenFrame = () => element.remove();
  onShown();
  return true;
}
