import { members } from '@tender/client/internal';
import type { Verification } from '../context';
import { threeDSecureErrors } from '../errors';
import { openModal } from './modal';
import { fillTemplate } from './template';

type Settle = (error?: unknown) => void;

/**
 * The authentication script leaves it to the page to show a frame: out of sight, on the merchant's page, or, where the version is one with a
 * dialog, in ours.
 */
export function onInlineSetUp(context: Verification, ...given: unknown[]): void {
  const [template, details, resolve, reject] = given as [unknown, unknown, Settle, Settle];
  const { framework, options, pending, track, emit } = context;
  try {
    const { paymentType, data } = members(details);
    const { mode } = members(data);
    const element = document.createElement('div');
    if (!template || paymentType !== 'CCA') throw undefined;
    fillTemplate(element, template);
    if (mode === 'suppress') {
      element.style.display = 'none';
      document.body.append(element);
      if (pending) pending.closeModal = () => element.remove();
      resolve();
    } else if (mode !== 'static') {
      throw undefined;
    } else if (framework !== 'inline-iframe' && pending) {
      pending.closeModal?.();
      pending.closeModal = openModal(
        framework === 'bootstrap3-modal',
        element,
        options.cardinalSDKConfig?.payment?.displayExitButton,
        () => {
          track('verification-flow.canceled');
          pending.reject(threeDSecureErrors.THREEDS_CARDINAL_SDK_CANCELED());
        },
      );
      resolve();
    } else if (!emit('authentication-iframe-available', { element }, () => resolve())) {
      throw undefined; // nobody could ever go on
    }
  } catch (error) {
    reject(threeDSecureErrors.THREEDS_INLINE_IFRAME_DETAILS_INCORRECT(error && { originalError: error }));
  }
}
