import { Close, Content, Portal, Root, Title } from '@radix-ui/react-dialog';
import { quietly } from '@tender/client/internal';
import { useEffect, useState, type ReactNode } from 'react';
import { useLatest } from '../core/by-value';
import { useEvents } from '../core/use-events';
import { useFocusBefore } from '../core/use-focus-before';
import { BankFrame, type AvailableFrame } from './bank-frame';
import { useThreeDSecure } from './context';

export interface ThreeDSecureDialogProps {
  /** `verifyCard`, or `initializeChallengeWithLookupResponse`, of `useThreeDSecure`. */
  readonly verification: { readonly pending: boolean };
  /** Names the dialog, visibly; default `Confirm your payment with your bank`. */
  readonly title?: ReactNode;
  /** Of the button that gives up; default `Cancel`. */
  readonly closeLabel?: ReactNode;
  /** Of the dialog. */
  readonly className?: string;
  /** Of what is shown, where the page's own differ: the dialog does not stand where it is rendered. */
  readonly lang?: string;
  readonly dir?: 'ltr' | 'rtl';
  /** What the dialog is put in; default the page's body. */
  readonly container?: Element | null;
}

/**
 * Shows the bank's challenge in a dialog, within a `<ThreeDSecureProvider version="2-inline-iframe">`. It opens when the bank's frame is
 * available, and closes when the verification ends. Escape, the button and leaving the page end the verification: it rejects with
 * THREEDS_VERIFY_CARD_CANCELED_BY_MERCHANT. Afterwards the focus is where it was before.
 *
 * Parts: `data-tender-backdrop`, `data-tender-dialog`, in it `data-tender-title`, `data-tender-bank` and `data-tender-close`.
 */
export function ThreeDSecureDialog({
  verification: { pending },
  title = 'Confirm your payment with your bank',
  closeLabel = 'Cancel',
  className,
  lang,
  dir,
  container,
}: ThreeDSecureDialogProps): ReactNode {
  const { instance } = useThreeDSecure();
  const [frame, setFrame] = useState<AvailableFrame>();
  const available = pending ? frame : undefined;
  const { remember, giveBack } = useFocusBefore(pending);
  useEvents(instance, {
    'authentication-iframe-available'({ element }: { element: HTMLElement }, next: () => void) {
      remember();
      setFrame({ element, next });
    },
  });
  useEffect(() => {
    if (!pending) setFrame(undefined); // the next challenge has one of its own
  }, [pending]);

  const cancel = (): void => void quietly(() => instance?.cancelVerifyCard().catch(() => undefined));
  const leave = useLatest(available && cancel);
  useEffect(() => () => leave.current?.(), [leave]); // nobody could ever answer the bank

  if (!available) return null;
  return (
    <Root open onOpenChange={cancel}>
      <Portal container={container}>
        <div data-tender-backdrop="" />
        <Content
          className={className}
          lang={lang}
          dir={dir}
          data-tender-dialog=""
          aria-modal="true"
          onOpenAutoFocus={prevent} // the frame has it by then
          onInteractOutside={prevent}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            giveBack();
          }}
        >
          <Title data-tender-title="">{title}</Title>
          <BankFrame available={available} />
          <Close data-tender-close="">{closeLabel}</Close>
        </Content>
      </Portal>
    </Root>
  );
}

const prevent = (event: Event): void => event.preventDefault();
