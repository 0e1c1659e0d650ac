import type { VenmoLoginHandler, VenmoLoginView } from '../types';
import type { Backdrop } from './backdrop';
import { BACKDROP_TEXTS } from './backdrop-constants';

/** Creates the replacement of the backdrop for one payment: it passes the texts to the merchant's page, which shows them itself. */
export function createLoginView(onLogin: VenmoLoginHandler): Pick<Backdrop, 'show' | 'hide'> {
  let shown: VenmoLoginView | undefined;
  return {
    show(proceed, cancel) {
      // A view that is not shown anymore does nothing.
      const view: VenmoLoginView = {
        text: BACKDROP_TEXTS,
        proceed: () => shown === view && proceed(),
        cancel: () => shown === view && cancel(),
      };
      shown = view;
      onLogin(view);
    },
    hide() {
      if (!shown) return;
      shown = undefined;
      onLogin(undefined);
    },
  };
}
