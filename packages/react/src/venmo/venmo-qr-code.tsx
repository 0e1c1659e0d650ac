import type { VenmoCodeView } from '@tender/venmo';
import { useId, useRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { useFocusRestore } from '../core/use-focus-restore';
import { CodePicture } from './code-picture';
import { venmoTexts, type VenmoTexts } from './venmo-texts';

/** Props of `<VenmoQrCode>`: those of a `div`, and the view. */
export interface VenmoQrCodeProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** `view` of `useVenmoCode`, or the argument of `onCode` of `tokenize`. Nothing is rendered while it is undefined. */
  readonly view: VenmoCodeView | undefined;
  /** Texts that replace the English ones. */
  readonly texts?: Partial<VenmoTexts>;
  /** Width and height of the picture, in CSS pixels. Default: 164. */
  readonly size?: number;
}

/**
 * Shows the QR code that the customer scans with their phone, the progress of the payment, and buttons that request another code and cancel. When it
 * appears, its heading receives the focus; when it disappears, the focus returns to where it was.
 *
 * Parts: `data-tender-venmo-code` with the step, in it `data-tender-heading`, `data-tender-picture` (at the first two steps),
 * `data-tender-message`, `data-tender-again` (at `problem`) and `data-tender-cancel`.
 * @example <VenmoQrCode view={view} />
 */
export function VenmoQrCode({ view, texts: customTexts, size = 164, ...props }: VenmoQrCodeProps): ReactNode {
  const container = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  useFocusRestore(Boolean(view), container, heading);
  if (!view) return null;
  const { step, text, url, again, cancel } = view;
  const texts = { ...venmoTexts, ...customTexts };
  const isAuthorized = step === 'authorized';
  return (
    <div role="group" aria-labelledby={`${id}heading`} {...props} ref={container} data-tender-venmo-code={step}>
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
            heading.current?.focus(); // the button disappears
            again();
          }}
        >
          {texts.again}
        </button>
      )}
      {/* It stays until the end, so that a focus on it is not lost. */}
      <button type="button" aria-disabled={isAuthorized} data-tender-cancel="" onClick={() => isAuthorized || cancel()}>
        {texts.cancel}
      </button>
    </div>
  );
}
