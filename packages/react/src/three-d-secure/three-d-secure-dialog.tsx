import { Close, Content, Description, Portal, Root, Title } from '@radix-ui/react-dialog';
import { attempt } from '@tender/client/internal';
import { openLayer } from '@tender/frame-service/internal';
import { useEffect, useLayoutEffect, useState, type CSSProperties, type ReactNode, type SyntheticEvent } from 'react';
import { useLatest } from '../core/by-value';
import { useEvents } from '../core/use-events';
import { useFocusRestore } from '../core/use-focus-restore';
import { BankFrame, type AvailableFrame } from './bank-frame';
import { useThreeDSecure } from './context';

/** Props of `<ThreeDSecureDialog>`. */
export interface ThreeDSecureDialogProps {
  /** The action that verifies the card: `verifyCard` or `initializeChallengeWithLookupResponse` of `useThreeDSecure`. */
  readonly verification: { readonly pending: boolean };
  /** Heading and accessible name of the dialog. Default: `Confirm your payment with your bank`. */
  readonly title?: ReactNode;
  /** What is paid, such as the shop and the amount, below the title. Screen readers announce it with the title. Default: nothing. */
  readonly description?: ReactNode;
  /** Text of the button that cancels the verification. Default: `Cancel`. */
  readonly closeLabel?: ReactNode;
  /** Class of the dialog. */
  readonly className?: string;
  /** Style of the dialog and of what covers the page, such as custom properties of the style sheet. */
  readonly style?: CSSProperties;
  /** Language of the texts, as a BCP 47 tag. Default: that of `container`, since the dialog is not in the page where it is rendered. */
  readonly lang?: string;
  /** Text direction. Default: that of `container`. */
  readonly dir?: 'ltr' | 'rtl';
  /** Element to which the dialog is added. Default: the page's body, or a layer above the modal dialog, popover or full-screen element that is open. */
  readonly container?: Element | null;
}

/**
 * Shows the bank's challenge in a dialog. Must be within `<ThreeDSecureProvider version="2-inline-iframe">`. It opens when the bank's frame is
 * available, and closes when the verification ends. Escape, the button and unmounting cancel the verification, which rejects with
 * THREEDS_VERIFY_CARD_CANCELED_BY_MERCHANT. Afterwards the focus returns to where it was.
 *
 * Parts: `data-tender-backdrop`, `data-tender-dialog`, in it `data-tender-title`, `data-tender-description`, `data-tender-bank` and `data-tender-close`.
 * @example <ThreeDSecureDialog verification={verifyCard} />
 */
export function ThreeDSecureDialog({
  verification: { pending },
  title = 'Confirm your payment with your bank',
  description,
  closeLabel = 'Cancel',
  className,
  style,
  lang,
  dir,
  container,
}: ThreeDSecureDialogProps): ReactNode {
  const { instance } = useThreeDSecure();
  const [frame, setFrame] = useState<AvailableFrame>();
  const available = pending ? frame : undefined;
  const { remember, restore } = useFocusRestore(pending);
  useEvents(instance, {
    'authentication-iframe-available'({ element }: { element: HTMLElement }, next: () => void) {
      remember();
      setFrame({ element, next });
    },
  });
  useEffect(() => {
    if (!pending) setFrame(undefined); // the next challenge has its own frame
  }, [pending]);

  const cancel = (): void => void attempt(() => instance?.cancelVerifyCard().catch(() => undefined));
  const cancelOnUnmount = useLatest(available && cancel);
  useEffect(() => () => cancelOnUnmount.current?.(), [cancelOnUnmount]); // without the dialog the customer cannot complete the challenge

  if (!available) return null;
  return (
    <Root open onOpenChange={cancel}>
      <Layered container={container}>
        <div {...ownEvents} style={style} data-tender-backdrop="" />
        <Content
          {...ownEvents}
          className={className}
          style={style}
          lang={lang}
          dir={dir}
          data-tender-dialog=""
          aria-modal="true"
          {...(!description && { 'aria-describedby': undefined })} // or the dialog would look for a description
          onOpenAutoFocus={prevent} // the frame has the focus already
          onInteractOutside={prevent}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            restore();
          }}
        >
          <Title data-tender-title="">{title}</Title>
          {description && <Description data-tender-description="">{description}</Description>}
          <BankFrame available={available} />
          <Close data-tender-close="">{closeLabel}</Close>
        </Content>
      </Layered>
    </Root>
  );
}

/** A portal into `container`, or by default into the body or a layer above what covers the body. */
function Layered({ container, children }: { readonly container: Element | null | undefined; readonly children: ReactNode }): ReactNode {
  const [parent, setParent] = useState<Element>();
  useLayoutEffect(() => {
    const layer = container ? undefined : openLayer();
    setParent(container ?? layer?.element ?? document.body);
    return () => layer?.close();
  }, [container]);
  return parent && <Portal container={parent}>{children}</Portal>;
}

const prevent = (event: Event): void => event.preventDefault();

/** React passes events of a portal on to the components around it: a dialog of the shop may close at a click outside its own area. */
const stop = (event: SyntheticEvent): void => event.stopPropagation();
const ownEvents = { onClick: stop, onMouseDown: stop, onPointerDown: stop, onKeyDown: stop };
