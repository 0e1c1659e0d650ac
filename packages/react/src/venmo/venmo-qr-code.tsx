import type { CodeView } from '@tender/venmo';
import { useId, useRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { useFocusBefore } from '../core/use-focus-before';
import { CodePicture } from './code-picture';
import { venmoTexts, type VenmoTexts } from './venmo-texts';

export interface VenmoQrCodeProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** `view` of `useVenmoCode`, or what `onCode` of `tokenize` was called with. Without one, nothing is rendered. */
  readonly view: CodeView | undefined;
  /** In place of those in English. */
  readonly texts?: Partial<VenmoTexts>;
  /** Width and height of the picture, in CSS pixels; default 164. */
  readonly size?: number;
}

/**
 * The QR code that a customer scans with the phone, how that goes, and buttons for another code and to cancel. When it appears its heading
 * gets the focus; when it leaves, what had it before.
 *
 * Parts: `data-tender-venmo-code` with the step, in it `data-tender-heading`, `data-tender-picture` (at the first two steps),
 * `data-tender-message`, `data-tender-again` (at `problem`) and `data-tender-cancel`.
 */
export function VenmoQrCode({ view, texts: given, size = 164, ...props }: VenmoQrCodeProps): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  useFocusBefore(Boolean(view), place, heading);
  if (!view) return null;
  const { step, text, url, again, cancel } = view;
  const texts = { ...venmoTexts, ...given };
  const isAuthorized = step === 'authorized';
  return (
    <div role="group" aria-labelledby={`${id}heading`} {...props} ref={place} data-tender-venmo-code={step}>
      <h2 ref={heading} id={`${id}heading`} tabIndex={-1} aria-describedby={`${id}message`} data-tender-heading="">
        {texts.heading}
      </h2>
      {(step === 'generating' || step === 'scan') && <CodePicture url={url} title={texts.code} size={size} />}
      <p role="status" id={`${id}message`} data-tender-message="">
        {texts[text === 'The authorization was canceled' ? 'canceled' : step]}
      </p>
      {step === 'problem' && (
        <button
          type="button"
          data-tender-again=""
          onClick={() => {
            heading.current?.focus(); // the button leaves
            again();
          }}
        >
          {texts.again}
        </button>
      )}
      {/* It stays until the end, or it would take the focus along. */}
      <button type="button" aria-disabled={isAuthorized} data-tender-cancel="" onClick={() => isAuthorized || cancel()}>
        {texts.cancel}
      </button>
    </div>
  );
}
