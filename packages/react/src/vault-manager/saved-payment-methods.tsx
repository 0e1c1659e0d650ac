import type { VaultedPaymentMethod } from '@tender/vault-manager';
import { forwardRef, useEffect, useId, useImperativeHandle, useRef, useState, type ReactNode } from 'react';
import { describePaymentMethod } from './describe-payment-method';
import { SavedMethod, type Removal } from './saved-method';
import { fill, savedTexts, type SavedTexts } from './saved-texts';
import { useSavedMethods, type SavedMethodsHandlers } from './use-saved-methods';

export interface SavedPaymentMethodsProps extends SavedMethodsHandlers {
  /** The chosen one, null for none. Where it is left out, the component itself keeps what is chosen, none to begin with. */
  readonly value?: Pick<VaultedPaymentMethod, 'nonce'> | null;
  /** The customer has chosen one. */
  readonly onSelect?: (method: VaultedPaymentMethod) => void;
  /** The customer has had it taken out of the vault, the chosen one perhaps. */
  readonly onDeleted?: (method: VaultedPaymentMethod) => void;
  /** What a method is called; default `describePaymentMethod`. */
  readonly describe?: (method: VaultedPaymentMethod) => string;
  /** In place of those in English. */
  readonly texts?: Partial<SavedTexts>;
  /** False for a page that only shows them and deletes: there are no radio buttons then. Default true. */
  readonly selectable?: boolean;
  /** What stands beside the name of each: a picture, a note. */
  readonly children?: (method: VaultedPaymentMethod) => ReactNode;
  readonly className?: string;
}

export interface SavedPaymentMethodsHandle {
  /** Asks for them anew, as after a payment that has saved one. */
  reload(): void;
}

/**
 * What the customer of the client token has saved, to choose from by radio buttons, and to delete from, within a `<VaultManagerProvider>`.
 *
 * Parts: `data-tender-saved-methods` with `loading`, `ready` or `failed`, in it `data-tender-legend`, `data-tender-status`,
 * `data-tender-message`, `data-tender-retry`, and each `data-tender-saved-method` with its type, and `data-selected`.
 */
export const SavedPaymentMethods = /* @__PURE__ */ forwardRef<SavedPaymentMethodsHandle, SavedPaymentMethodsProps>(
  function SavedPaymentMethods(props, ref): ReactNode {
    const { value, onSelect, onDeleted, describe, texts: given, selectable = true, children, className } = props;
    const texts = { ...savedTexts, ...given };
    const group = useId();
    const place = useRef<HTMLFieldSetElement>(null);
    const { methods = [], status, reload, remove, drop } = useSavedMethods(props);
    const [own, setOwn] = useState<string>();
    const [removal, setRemoval] = useState<Removal>();
    const [removed, setRemoved] = useState('');
    const moveFocus = useFocusAfterRemoval(place, methods.length);
    useImperativeHandle(ref, () => ({ reload }), [reload]);
    const chosen = value === undefined ? own : value?.nonce;
    const name = (method: VaultedPaymentMethod): string => describe?.(method) ?? describePaymentMethod(method, texts);

    async function confirm(method: VaultedPaymentMethod, index: number): Promise<void> {
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
      if (nonce === own) setOwn(undefined);
      onDeleted?.(method);
    }

    const retry = (): void => {
      place.current?.focus(); // the button leaves
      reload();
    };
    return (
      <fieldset ref={place} className={className} tabIndex={-1} aria-busy={status === 'loading'} data-tender-saved-methods={status}>
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
                isChosen={method.nonce === chosen}
                removal={removal}
                texts={texts}
                onChoose={() => {
                  setOwn(method.nonce);
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

/** The button that had the focus is gone with its method: the one that took its place gets it, or where none is left the whole. */
function useFocusAfterRemoval(place: { readonly current: HTMLElement | null }, count: number): (index: number) => void {
  const wanted = useRef<number>(undefined);
  useEffect(() => {
    if (wanted.current === undefined) return;
    const left = place.current?.querySelectorAll('li') ?? [];
    const next = left[Math.min(wanted.current, left.length - 1)]?.querySelector<HTMLElement>('input, button');
    (next ?? place.current)?.focus();
    wanted.current = undefined;
  }, [place, count]);
  return (index) => {
    const focused = document.activeElement;
    // Whoever has gone on to something else is left there.
    if (focused === document.body || place.current?.querySelectorAll('li')[index]?.contains(focused)) wanted.current = index;
  };
}
