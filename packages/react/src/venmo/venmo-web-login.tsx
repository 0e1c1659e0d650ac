import type { VenmoLoginView } from '@tender/venmo';
import { useId, useRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { useFocusRestore } from '../core/use-focus-restore';

/** Props of `<VenmoWebLogin>`: those of a `div`, and the view. */
export interface VenmoWebLoginProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** `login` of `useVenmoCode`, or the argument of `onLogin` of `tokenize`. Nothing is rendered while it is undefined. */
  readonly view: VenmoLoginView | undefined;
  /** Texts that replace the English ones in `text` of the view. */
  readonly texts?: Readonly<Partial<Record<keyof VenmoLoginView['text'], string>>>;
}

/**
 * Shown while the login window is open: buttons that bring the window to the front and that cancel. When it appears, its heading receives the focus;
 * when it disappears, the focus returns to where it was.
 *
 * Parts: `data-tender-venmo-login`, in it `data-tender-heading`, `data-tender-message`, `data-tender-proceed` and `data-tender-cancel`.
 * @example <VenmoWebLogin view={login} />
 */
export function VenmoWebLogin({ view, texts: customTexts, ...props }: VenmoWebLoginProps): ReactNode {
  const container = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  useFocusRestore(Boolean(view), container, heading);
  if (!view) return null;
  const { text, proceed, cancel } = view;
  const texts = { ...text, ...customTexts };
  return (
    <div role="group" aria-labelledby={`${id}heading`} {...props} ref={container} data-tender-venmo-login="">
      <h2 ref={heading} id={`${id}heading`} tabIndex={-1} aria-describedby={`${id}message`} data-tender-heading="">
        {texts.heading}
      </h2>
      <p id={`${id}message`} data-tender-message="">
        {texts.instructions}
      </p>
      <button type="button" data-tender-proceed="" onClick={() => proceed()}>
        {texts.proceed}
      </button>
      <button type="button" data-tender-cancel="" onClick={() => cancel()}>
        {texts.cancel}
      </button>
    </div>
  );
}
