import type { LoginHandler, LoginView } from '../types';
import type { Backdrop } from './backdrop';
import { BACKDROP_TEXTS } from './backdrop-constants';

/** In place of the backdrop: tells the page what to show, which shows it itself. For one payment. */
export function createLoginView(onLogin: LoginHandler): Pick<Backdrop, 'show' | 'hide'> {
  let shown: LoginView | undefined;
  return {
    show(proceed, cancel) {
      // Of what is not shown any more nothing can be asked.
      const view: LoginView = {
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
