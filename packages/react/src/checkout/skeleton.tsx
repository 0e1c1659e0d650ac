import type { ReactNode } from 'react';
import type { CheckoutProps } from './checkout-props';

/**
 * Shown until the merchant's configuration has loaded, and on a server. It is as high as what comes if the account and the browser offer every method,
 * so that nothing below it moves.
 */
export function Skeleton({ methods: shown, method, defaultMethod, express }: CheckoutProps): ReactNode {
  const open = shown.find(({ id }) => id === (method ?? defaultMethod)) ?? shown[0];
  const panel = [...Array<string>(open?.rows ?? 0).fill('row'), 'button'];
  const bones = [express && 'express', shown[1] && 'legend', shown.map((each) => ['option', each === open && panel])].flat(3);
  return (
    <div aria-hidden="true" data-tender-skeleton={open?.id}>
      {bones.map((bone, index) => bone && <div key={index} data-tender-bone={bone} />)}
    </div>
  );
}
