import type { CodeView, LoginView } from '@tender/venmo';
import { useMemo, useState } from 'react';
import { useVenmo, type VenmoTokenize } from './context';

export type VenmoCodeState = ReturnType<typeof useVenmo> & {
  /** What `<VenmoQrCode>` shows; undefined while there is no code to be scanned. */
  readonly view: CodeView | undefined;
  /** What `<VenmoWebLogin>` shows; undefined while no window is open to log in. */
  readonly login: LoginView | undefined;
};

/**
 * As `useVenmo`, for pages that show themselves what goes with a payment at a desk: `tokenize` lays nothing over the page, but changes
 * `view` for the QR code, and `login` for the window to log in. The way by the app goes as ever.
 */
export function useVenmoCode(): VenmoCodeState {
  const state = useVenmo();
  const [view, setView] = useState<CodeView>();
  const [login, setLogin] = useState<LoginView>();
  const { tokenize } = state;
  const { run } = tokenize; // the same throughout
  const showing = useMemo<VenmoTokenize['run']>(
    () => (options) =>
      run({
        ...options,
        onCode(next) {
          setView(next);
          options?.onCode?.(next);
        },
        onLogin(next) {
          setLogin(next);
          options?.onLogin?.(next);
        },
      }),
    [run],
  );
  return { ...state, view, login, tokenize: useMemo(() => ({ ...tokenize, run: showing }), [tokenize, showing]) };
}
