import type { Machine } from '../machine';
import type { VenmoCodeHandler, VenmoCodeView } from '../types';
import type { CodeEvent, Overlay } from './overlay';

const STEPS: Readonly<Record<CodeEvent, VenmoCodeView['step']>> = {
  display: 'scan',
  authorizing: 'authorizing',
  authorized: 'authorized',
  problem: 'problem',
};

/**
 * Creates the replacement of the overlay for one payment: it passes each step to the merchant's page, which shows it itself.
 * @param toUrl returns the content of a payment context's QR code
 */
export function createCodeView(
  onCode: VenmoCodeHandler,
  toUrl: (id: string, merchantId: string) => string,
  send: Machine['send'],
): Overlay {
  let shown: VenmoCodeView | undefined;
  function show(view?: VenmoCodeView): void {
    shown = view;
    onCode(view);
  }
  function showStep(step: VenmoCodeView['step'], text: VenmoCodeView['text'], url?: string): void {
    const view: VenmoCodeView = {
      step,
      text,
      ...(url && { url }),
      // A view that has been replaced does nothing.
      again: () => shown === view && step === 'problem' && send('again'),
      cancel: () => shown === view && send('customerCanceled'),
    };
    show(view);
  }
  return {
    show: (text) => showStep('generating', text),
    hide: () => shown && show(),
    update(event, text, { id, merchantId } = {}) {
      showStep(STEPS[event], text, id && toUrl(id, String(merchantId)));
    },
  };
}
