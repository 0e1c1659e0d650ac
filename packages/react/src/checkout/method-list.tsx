import { useEffect, useId, useMemo, useRef, useState, type DOMAttributes, type ReactNode, type RefObject } from 'react';
import { PanelContext, useCheckout } from './checkout-context';
import type { CheckoutMethod } from './checkout-method';
import { Notice } from './notice';

interface MethodListProps {
  readonly methods: readonly CheckoutMethod[];
  readonly chosen: CheckoutMethod | undefined;
  onChoose(id: string): void;
}

/** One group of radio buttons; the panel of the chosen one follows it, also in the order of the tab key. */
export function MethodList({ methods, chosen, onChoose }: MethodListProps): ReactNode {
  const { texts, isBusy } = useCheckout();
  const id = useId();
  const [seen, setSeen] = useState<readonly string[]>([]);
  const place = useRef<HTMLDivElement>(null);
  const watched = useFocusKept(place, methods.length);
  if (!methods.length) return <Notice {...texts.noMethods} />;
  const isChoice = methods.length > 1;
  const choose = (method: CheckoutMethod): void => {
    if (chosen) setSeen((before) => [...before, chosen.id]);
    onChoose(method.id);
  };
  return (
    <div
      ref={place}
      role={isChoice ? 'radiogroup' : undefined}
      aria-labelledby={isChoice ? id : undefined}
      tabIndex={-1}
      data-tender-methods=""
      {...watched}
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
            {method.icon}
            {method.title(texts)}
          </span>
        );
        return (
          <div key={method.id} data-tender-method={method.id} data-chosen={isChosen ? '' : undefined}>
            {isChoice ? (
              <label data-tender-option="">
                <input type="radio" name={id} checked={isChosen} disabled={isBusy} onChange={() => choose(method)} />
                {title}
              </label>
            ) : (
              <p data-tender-option="">{title}</p>
            )}
            {(isChosen || (method.keepsInput && seen.includes(method.id))) && (
              <div role="group" aria-labelledby={`${id}-${method.id}`} hidden={!isChosen} data-tender-panel="">
                <Panel method={method} isChosen={isChosen} />
              </div>
            )}
          </div>
        );
      })}
    </div>
  );
}

function Panel({ method, isChosen }: { readonly method: CheckoutMethod; readonly isChosen: boolean }): ReactNode {
  const panel = useMemo(() => ({ method, isChosen }), [method, isChosen]);
  return <PanelContext.Provider value={panel}>{method.render()}</PanelContext.Provider>;
}

/** A method that is taken off the list may have had the focus: then the chosen one gets it, or where there is no choice the whole. */
function useFocusKept(place: RefObject<HTMLElement | null>, count: number): Pick<DOMAttributes<Element>, 'onFocus' | 'onBlur'> {
  const hadFocus = useRef(false);
  useEffect(() => {
    if (!hadFocus.current || document.activeElement !== document.body) return;
    (place.current?.querySelector<HTMLElement>('[data-tender-option] input:checked') ?? place.current)?.focus();
  }, [place, count]);
  return {
    onFocus: () => void (hadFocus.current = true),
    onBlur: () => void (hadFocus.current = false), // not of what is removed with the focus in it
  };
}
