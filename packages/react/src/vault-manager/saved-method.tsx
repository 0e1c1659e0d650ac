import type { VaultManagerPaymentMethod } from '@tender/vault-manager';
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { fill, type SavedTexts } from './saved-texts';

/** The method that the customer is removing, one at a time. */
export interface Removal {
  readonly nonce: string;
  readonly step: 'asking' | 'removing' | 'failed';
}

interface SavedMethodProps {
  readonly method: VaultManagerPaymentMethod;
  readonly name: string;
  /** Name of the group of radio buttons. Undefined if methods cannot be selected. */
  readonly group: string | undefined;
  readonly isChosen: boolean;
  readonly removal: Removal | undefined;
  readonly texts: SavedTexts;
  readonly children?: ReactNode;
  onChoose(): void;
  onRemoval(removal: Removal | undefined): void;
  onConfirm(): void;
}

/** A saved method: its name, with a radio button if it can be selected, and a button that removes it after a confirmation. */
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
  const { remove, keep } = useQuestionFocus(step !== undefined);
  const close = (): void => {
    if (!isRemoving) onRemoval(undefined);
  };
  const onKeyDown = ({ key }: KeyboardEvent): void => {
    if (key === 'Escape') close();
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
          <button ref={keep} type="button" aria-disabled={isRemoving} onClick={close}>
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

/** Moves the focus to the `keep` button when the question appears, and back to the `remove` button when it disappears. */
function useQuestionFocus(isAsking: boolean) {
  const remove = useRef<HTMLButtonElement>(null);
  const keep = useRef<HTMLButtonElement>(null);
  const previous = useRef(isAsking);
  useEffect(() => {
    if (isAsking === previous.current) return;
    previous.current = isAsking;
    // When the question of another method has opened instead, that one has taken the focus.
    if (isAsking || document.activeElement === document.body) (isAsking ? keep : remove).current?.focus();
  }, [isAsking]);
  return { remove, keep };
}
