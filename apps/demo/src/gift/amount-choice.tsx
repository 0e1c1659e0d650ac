import type { ReactNode } from 'react';
import type { GiftPageData } from '../../server/contract';

interface AmountChoiceProps extends Pick<GiftPageData, 'amounts'> {
  readonly chosen: string;
  readonly disabled: boolean;
  onChoose(productId: string): void;
}

export function AmountChoice({ amounts, chosen, disabled, onChoose }: AmountChoiceProps): ReactNode {
  return (
    <fieldset className="amounts" disabled={disabled}>
      <legend>How much?</legend>
      {amounts.map(({ id, text }) => (
        <label key={id} className="amount">
          <input type="radio" name="amount" checked={id === chosen} onChange={() => onChoose(id)} />
          {text}
        </label>
      ))}
    </fieldset>
  );
}
