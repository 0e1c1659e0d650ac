import type { ThreeDSecureState } from '../context';
import { fillTemplate } from './fill-template';

/** What the authentication script says about the frame that it wants shown. */
export interface InlineFrameDetails {
  readonly paymentType?: unknown;
  readonly data?: { readonly mode?: unknown };
}

/**
 * Shows a frame for the authentication script, which leaves that to the page in version `2-inline-iframe`: hidden in the mode `suppress`, where
 * the merchant puts it in the mode `static`.
 * @param onShown called once the frame is on the page
 * @param onError called where there is nothing to show, or no listener that would show it, and with what a listener throws
 */
export function showInlineFrame(
  context: Pick<ThreeDSecureState, 'pending' | 'handlers'>,
  template: unknown,
  details: unknown,
  onShown: () => void,
  onError: (cause?: unknown) => void,
): void {
  try {
    if (!show(context, template, details as InlineFrameDetails | undefined, onShown)) onError();
  } catch (error) {
    onError(error);
  }
}

/** Returns false where nothing was shown. */
function show(
  { pending, handlers }: Pick<ThreeDSecureState, 'pending' | 'handlers'>,
  template: unknown,
  details: InlineFrameDetails | undefined,
  onShown: () => void,
): boolean {
  const mode = details?.data?.mode;
  if (!template || details?.paymentType !== 'CCA' || (mode !== 'suppress' && mode !== 'static')) return false;
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
