import type { VaultedPaymentMethod } from '@tender/vault-manager';
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { fill, type SavedTexts } from './saved-texts';

/** Which method is about to leave, one at a time. */
export interface Removal {
  readonly nonce: string;
  readonly step: 'asking' | 'removing' | 'failed';
}

interface SavedMethodProps {
  readonly method: VaultedPaymentMethod;
  readonly name: string;
  /** Name of the radio buttons, where it may be chosen. */
  readonly group: string | undefined;
  readonly isChosen: boolean;
  readonly removal: Removal | undefined;
  readonly texts: SavedTexts;
  readonly children?: ReactNode;
  onChoose(): void;
  onRemoval(removal: Removal | undefined): void;
  onConfirm(): void;
}

/** A radio button with its label, or the same without, and beside it a button that removes the method, which asks first. */
export function SavedMethod({
  method,
  name,
  group,
  isChosen,
  removal,
  texts,
  children,
  onChoose,
  onRemoval,
  onConfirm,
}: SavedMethodProps): ReactNode {
  const { nonce, type } = method;
  const Line = group === undefined ? 'div' : 'label';
  const step = removal?.nonce === nonce ? removal.step : undefined;
  const isRemoving = removal?.step === 'removing';
  const { remove, keep } = useFocusInTurn(step !== undefined);
  const leave = (): void => {
    if (!isRemoving) onRemoval(undefined);
  };
  const onKeyDown = ({ key }: KeyboardEvent): void => {
    if (key === 'Escape') leave();
  };
  return (
    <li data-tender-saved-method={type} data-selected={isChosen ? '' : undefined}>
      <Line>
        {group !== undefined && <input type="radio" name={group} value={nonce} checked={isChosen} onChange={onChoose} />}
        <span data-tender-name="">{name}</span>
        {method.default && <span data-tender-badge="">{texts.default}</span>}
        {children}
      </Line>
      {step ? (
        <div role="group" aria-label={fill(texts.question, { name })} data-tender-question="" onKeyDown={onKeyDown}>
          <p role={step === 'failed' ? 'alert' : 'status'} data-tender-message="">
            {fill(QUESTION[step](texts), { name })}
          </p>
          <button ref={keep} type="button" aria-disabled={isRemoving} onClick={leave}>
            {texts.keep}
          </button>
          <button type="button" data-tender-remove="" aria-disabled={isRemoving} onClick={() => isRemoving || onConfirm()}>
            {texts.remove}
          </button>
        </div>
      ) : (
        <button
          ref={remove}
          type="button"
          aria-label={fill(texts.removeMethod, { name })}
          aria-disabled={isRemoving}
          onClick={() => isRemoving || onRemoval({ nonce, step: 'asking' })}
        >
          {texts.remove}
        </button>
      )}
    </li>
  );
}

const QUESTION: Readonly<Record<Removal['step'], (texts: SavedTexts) => string>> = {
  asking: ({ question }) => question,
  removing: ({ removing }) => removing,
  failed: ({ notRemoved }) => notRemoved,
};

/** From the button that asks to the one that does no harm, and back. */
function useFocusInTurn(isAsking: boolean) {
  const remove = useRef<HTMLButtonElement>(null);
  const keep = useRef<HTMLButtonElement>(null);
  const before = useRef(isAsking);
  useEffect(() => {
    if (isAsking === before.current) return;
    before.current = isAsking;
    // Another method's question takes the focus itself.
    if (isAsking || document.activeElement === document.body) (isAsking ? keep : remove).current?.focus();
  }, [isAsking]);
  return { remove, keep };
}
