import type { FunctionComponent, ReactNode } from 'react';
import type { ProviderCase } from './describe-provider';
import { everyMethod } from './every-method';

type Wrap = (children: ReactNode, suspense?: boolean) => ReactNode;

function listProvider({ name, Provider, options, useMethod }: ProviderCase) {
  const Method = Provider as FunctionComponent<{ children: ReactNode; suspense: boolean }>;
  const wrap: Wrap = (children, suspense = false) => (
    <Method suspense={suspense} {...options}>
      {children}
    </Method>
  );
  return [name, wrap, useMethod as () => { readonly status: string }] as const;
}

/** For every method: a function that renders children in its provider, and its hook. */
export const everyProvider = Object.values(everyMethod).map(listProvider);
