import type { VaultManagerPaymentMethod } from '@tender/vault-manager';
import { forwardRef, useEffect, useId, useImperativeHandle, useRef, useState, type ReactNode } from 'react';
import { describePaymentMethod } from './describe-payment-method';
import { SavedMethod, type Removal } from './saved-method';
import { fill, savedTexts, type SavedTexts } from './saved-texts';
import { useSavedMethods, type SavedMethodsHandlers } from './use-saved-methods';

/** Props of `<SavedPaymentMethods>`. */
export interface SavedPaymentMethodsProps extends SavedMethodsHandlers {
  /** The selected method, or null for none. Default: the component keeps the selection itself, and starts without one. */
  readonly value?: Pick<VaultManagerPaymentMethod, 'nonce'> | null;
  /** Called when the customer selects a method. */
  readonly onSelect?: (method: VaultManagerPaymentMethod) => void;
  /** Called when the customer has deleted a method. It may be the selected one. */
  readonly onDeleted?: (method: VaultManagerPaymentMethod) => void;
  /** Returns the name of a method. Default: `describePaymentMethod`. */
  readonly describe?: (method: VaultManagerPaymentMethod) => string;
  /** Texts that replace the English ones. */
  readonly texts?: Partial<SavedTexts>;
  /** Whether methods can be selected. With false there are no radio buttons, for a page that only shows and deletes. Default: true. */
  readonly selectable?: boolean;
  /** Renders content beside the name of each method, such as a picture. */
  readonly children?: (method: VaultManagerPaymentMethod) => ReactNode;
  /** Class of the root element. */
  readonly className?: string;
}

/** Ref of `<SavedPaymentMethods>`. */
export interface SavedPaymentMethodsHandle {
  /**
   * Loads the list again, as after a payment that has saved a method.
   * @example ref.current?.reload();
   */
  reload(): void;
}

/**
 * Lists the saved payment methods of the client token's customer, who can select and delete them. Must be within `<VaultManagerProvider>`.
 *
 * Parts: `data-tender-saved-methods` with `loading`, `ready` or `failed`, in it `data-tender-legend`, `data-tender-status`,
 * `data-tender-message`, `data-tender-retry`, and for each method `data-tender-saved-method` with its type, and `data-selected`.
 * @example <SavedPaymentMethods onSelect={({ nonce }) => setNonce(nonce)} />
 */
export const SavedPaymentMethods = /* @__PURE__ */ forwardRef<SavedPaymentMethodsHandle, SavedPaymentMethodsProps>(
  function SavedPaymentMethods(props, ref): ReactNode {
    const { value, onSelect, onDeleted, describe, texts: customTexts, selectable = true, children, className } = props;
    const texts = { ...savedTexts, ...customTexts };
    const group = useId();
    const root = useRef<HTMLFieldSetElement>(null);
    const { methods = [], status, reload, remove, drop } = useSavedMethods(props);
    const [ownSelection, setOwnSelection] = useState<string>();
    const [removal, setRemoval] = useState<Removal>();
    const [removed, setRemoved] = useState('');
    const moveFocus = useFocusAfterRemoval(root, methods.length);
    useImperativeHandle(ref, () => ({ reload }), [reload]);
    const selected = value === undefined ? ownSelection : value?.nonce;
    const name = (method: VaultManagerPaymentMethod): string => describe?.(method) ?? describePaymentMethod(method, texts);

    async function confirm(method: VaultManagerPaymentMethod, index: number): Promise<void> {
      const { nonce } = method;
      setRemoval({ nonce, step: 'removing' });
      if (!(await remove(method))) {
        setRemoval({ nonce, step: 'failed' });
        return;
      }
      moveFocus(index);
      drop(method);
      setRemoval(undefined);
      setRemoved(fill(texts.removed, { name: name(method) }));
      if (nonce === ownSelection) setOwnSelection(undefined);
      onDeleted?.(method);
    }

    const retry = (): void => {
      root.current?.focus(); // the retry button disappears
      reload();
    };
    return (
      <fieldset ref={root} className={className} tabIndex={-1} aria-busy={status === 'loading'} data-tender-saved-methods={status}>
        <legend data-tender-legend="">{texts.legend}</legend>
        <p role="status" data-tender-status="">
          {status === 'loading' ? texts.loading : removed}
        </p>
        {status === 'failed' && (
          <>
            <p role="alert" data-tender-message="">
              {texts.failed}
            </p>
            <button type="button" data-tender-retry="" onClick={retry}>
              {texts.retry}
            </button>
          </>
        )}
        {status === 'ready' && !methods.length && <p data-tender-empty="">{texts.empty}</p>}
        {methods.length > 0 && (
          <ul>
            {methods.map((method, index) => (
              <SavedMethod
                key={method.nonce}
                method={method}
                name={name(method)}
                group={selectable ? group : undefined}
                isChosen={method.nonce === selected}
                removal={removal}
                texts={texts}
                onChoose={() => {
                  setOwnSelection(method.nonce);
                  onSelect?.(method);
                }}
                onRemoval={setRemoval}
                onConfirm={() => void confirm(method, index)}
              >
                {children?.(method)}
              </SavedMethod>
            ))}
          </ul>
        )}
      </fieldset>
    );
  },
);

/**
 * A removed method takes its focused button along. Then the method that follows gets the focus, or the whole list if none is left.
 * @returns a function to call with the index of the method, before it is removed
 */
function useFocusAfterRemoval(root: { readonly current: HTMLElement | null }, count: number): (index: number) => void {
  const removedIndex = useRef<number>(undefined);
  useEffect(() => {
    if (removedIndex.current === undefined) return;
    const remaining = root.current?.querySelectorAll('li') ?? [];
    const next = remaining[Math.min(removedIndex.current, remaining.length - 1)]?.querySelector<HTMLElement>('input, button');
    (next ?? root.current)?.focus();
    removedIndex.current = undefined;
  }, [root, count]);
  return (index) => {
    const focused = document.activeElement;
    // If the customer has focused something else on the page, the focus stays there.
    if (focused === document.body || root.current?.querySelectorAll('li')[index]?.contains(focused)) removedIndex.current = index;
  };
}
