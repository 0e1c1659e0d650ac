import type { Machine } from '../machine';
import type { CodeHandler, CodeView } from '../types';
import type { CodeEvent, Overlay } from './overlay';

const STEPS: Readonly<Record<CodeEvent, CodeView['step']>> = {
  display: 'scan',
  authorizing: 'authorizing',
  authorized: 'authorized',
  problem: 'problem',
};

/**
 * In place of the overlay: tells the page what to show, which shows it itself. For one payment.
 * @param urlOf what the code of a payment context says
 */
export function createCodeView(onCode: CodeHandler, urlOf: (id: string, merchantId: string) => string, send: Machine['send']): Overlay {
  let shown: CodeView | undefined;
  function show(view?: CodeView): void {
    shown = view;
    onCode(view);
  }
  function become(step: CodeView['step'], text: CodeView['text'], url?: string): void {
    const view: CodeView = {
      step,
      text,
      ...(url && { url }),
      // Of what is not shown any more nothing can be asked.
      again: () => shown === view && step === 'problem' && send('again'),
      cancel: () => shown === view && send('customerCanceled'),
    };
    show(view);
  }
  return {
    show: (text) => become('generating', text),
    hide: () => shown && show(),
    tell(event, text, { id, merchantId } = {}) {
      become(STEPS[event], text, id && urlOf(id, String(merchantId)));
    },
  };
}
