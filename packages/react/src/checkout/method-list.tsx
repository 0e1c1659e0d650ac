import { useEffect, useId, useRef, useState, type DOMAttributes, type ReactNode, type RefObject } from 'react';
import { PanelContext, useCheckout } from './checkout-context';
import type { CheckoutMethod } from './checkout-method';
import { Notice } from './notice';

interface MethodListProps {
  readonly methods: readonly CheckoutMethod[];
  /** Methods that may follow once the account is known. Placeholders stand for them. */
  readonly expected: readonly CheckoutMethod[];
  readonly chosen: CheckoutMethod | undefined;
  /** Set until the account is known: the panel loads meanwhile. */
  readonly isHidden: boolean;
  onChoose(id: string): void;
}

/** A group of radio buttons. The panel of the selected method directly follows its radio button, also in the tab order. */
export function MethodList({ methods, expected, chosen, isHidden, onChoose }: MethodListProps): ReactNode {
  const { texts, isBusy, look } = useCheckout();
  const id = useId();
  const [visited] = useState(() => new Set<CheckoutMethod['id'] | undefined>());
  visited.add(chosen?.id);
  const container = useRef<HTMLDivElement>(null);
  const focusHandlers = useKeptFocus(container, methods.length);
  if (!methods.length) return <Notice {...texts.noMethods} />;
  const isChoice = methods[1] ?? expected[0];
  return (
    <div
      ref={container}
      {...(isChoice && { role: 'radiogroup', 'aria-labelledby': id })}
      tabIndex={-1}
      hidden={isHidden}
      data-tender-methods=""
      {...focusHandlers}
    >
      {isChoice && (
        <p id={id} data-tender-legend="">
          {texts.choose}
        </p>
      )}
      {methods.map((method) => {
        const isChosen = method === chosen;
        const title = (
          <span id={`${id}-${method.id}`} data-tender-method-title="">
            {look.marks?.[method.id] ?? method.icon}
            {method.title(texts)}
          </span>
        );
        return (
          <div key={method.id} data-tender-method={method.id} data-chosen={isChosen ? '' : undefined}>
            {isChoice ? (
              <label data-tender-option="">
                <input type="radio" name={id} checked={isChosen} disabled={isBusy} onChange={() => onChoose(method.id)} />
                {title}
              </label>
            ) : (
              <p data-tender-option="">{title}</p>
            )}
            {(isChosen || (method.keepsInput && visited.has(method.id))) && (
              <div role="group" aria-labelledby={`${id}-${method.id}`} hidden={!isChosen} data-tender-panel="">
                <PanelContext.Provider value={{ method, isChosen }}>{method.render()}</PanelContext.Provider>
              </div>
            )}
          </div>
        );
      })}
      {expected.map((each) => (
        <div key={each.id} data-tender-method="">
          <p data-tender-option="" />
        </div>
      ))}
    </div>
  );
}

/** If a method that had the focus is removed from the list, focuses the selected method, or the whole list if there is no choice. */
function useKeptFocus(container: RefObject<HTMLElement | null>, count: number): Pick<DOMAttributes<Element>, 'onFocus' | 'onBlur'> {
  const hadFocus = useRef(false);
  useEffect(() => {
    if (!hadFocus.current || document.activeElement !== document.body) return;
    (container.current?.querySelector<HTMLElement>('[data-tender-option] input:checked') ?? container.current)?.focus();
  }, [container, count]);
  return {
    onFocus: () => void (hadFocus.current = true),
    onBlur: () => void (hadFocus.current = false), // browsers do not report a blur for a removed element
  };
}
