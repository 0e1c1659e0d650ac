import { useCallback, useRef, type RefObject } from 'react';
import { useComponent, type Authorize, type ComponentHandle } from '../../use-component';
import type { Choice } from '../choices';
import { createVerification, type Verification } from './create-verification';

/** @returns also the ref of the element in which the bank asks, where it does so on the page; leave it without children */
export function useVerification(
  authorize: Authorize,
  style: Choice<'verification'>,
): { handle: ComponentHandle<Verification>; place: RefObject<HTMLDivElement | null> } {
  const place = useRef<HTMLDivElement>(null);
  const create = useCallback(
    (options: { authorization: string; signal: AbortSignal }) => createVerification({ ...options, style, place: () => place.current }),
    [style],
  );
  return { handle: useComponent(authorize, create), place };
}
