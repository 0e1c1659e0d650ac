import type { LoginView } from '@tender/venmo';
import { useId, useRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { useFocusBefore } from '../core/use-focus-before';

export interface VenmoWebLoginProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** `login` of `useVenmoCode`, or what `onLogin` of `tokenize` was called with. Without one, nothing is rendered. */
  readonly view: LoginView | undefined;
  /** In place of those in English, which are `text` of the view. */
  readonly texts?: Readonly<Partial<Record<keyof LoginView['text'], string>>>;
}

/**
 * What a customer can do while a window is open to log in: buttons that bring it back to the front, and that cancel. When it appears its
 * heading gets the focus; when it leaves, what had it before.
 *
 * Parts: `data-tender-venmo-login`, in it `data-tender-heading`, `data-tender-message`, `data-tender-proceed` and `data-tender-cancel`.
 */
export function VenmoWebLogin({ view, texts: given, ...props }: VenmoWebLoginProps): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  useFocusBefore(Boolean(view), place, heading);
  if (!view) return null;
  const { text, proceed, cancel } = view;
  const texts = { ...text, ...given };
  return (
    <div role="group" aria-labelledby={`${id}heading`} {...props} ref={place} data-tender-venmo-login="">
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
