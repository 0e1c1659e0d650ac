import type { VenmoCodeView, VenmoLoginView } from '@tender/venmo';
import { useMemo, useState } from 'react';
import { useVenmo, type UseVenmoResult, type VenmoTokenizeAction } from './context';

/** Result of `useVenmoCode`: that of `useVenmo`, and the views of a payment on a desktop. */
export type UseVenmoCodeResult = UseVenmoResult & {
  /** View for `<VenmoQrCode>`. Undefined while there is no code to scan. */
  readonly view: VenmoCodeView | undefined;
  /** View for `<VenmoWebLogin>`. Undefined while no login window is open. */
  readonly login: VenmoLoginView | undefined;
};

/**
 * Like `useVenmo`, for pages that show the QR code and the login window's controls themselves: `tokenize` covers the page with no overlay, and
 * updates `view` and `login` instead. Payments in the app are the same as with `useVenmo`.
 * @example const { view, tokenize } = useVenmoCode();
 */
export function useVenmoCode(): UseVenmoCodeResult {
  const state = useVenmo();
  const [view, setView] = useState<VenmoCodeView>();
  const [login, setLogin] = useState<VenmoLoginView>();
  const { tokenize } = state;
  const { run } = tokenize; // stable between renders
  const runWithViews = useMemo<VenmoTokenizeAction['run']>(
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
  return { ...state, view, login, tokenize: useMemo(() => ({ ...tokenize, run: runWithViews }), [tokenize, runWithViews]) };
}
