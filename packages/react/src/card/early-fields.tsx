import type { HostedFieldsOptions } from '@tender/hosted-fields';
import { shareFrames } from '@tender/hosted-fields/preload';
import type { HTMLAttributes, ReactNode } from 'react';
import { EarlyContext, type DescribeField } from './context';

/** Props of `<EarlyFields>`: the options of all card fields within it, if `<HostedFields>` or `card()` has any. */
export interface EarlyFieldsProps extends Omit<HostedFieldsOptions, 'fields'> {
  /** What contains `<HostedFields>`, or a `<Checkout>` with a card. */
  readonly children?: ReactNode;
}

/** Attributes that `openEarlyFields` reads. With an empty text as its child, React leaves alone what is in an element: the frame, by then. */
const describeWith =
  (options: object): DescribeField =>
  (name, field) =>
    ({ 'data-tender-early': JSON.stringify([name, field, options]), children: '' }) as HTMLAttributes<HTMLElement>;

/**
 * Lets customers type into the card fields of server-rendered HTML before React runs: the HTML says which fields there are, and `openEarlyFields` of
 * `@tender/react/open-early-fields`, in a small script of the page, opens them. React takes them over, with what has been typed. Without a server it does nothing.
 * @example <EarlyFields><Checkout methods={[card({ postalCode: true })]} {...props} /></EarlyFields>
 */
export function EarlyFields({ children, ...options }: EarlyFieldsProps): ReactNode {
  if (typeof document === 'object') shareFrames();
  return <EarlyContext.Provider value={describeWith(options)}>{children}</EarlyContext.Provider>;
}
