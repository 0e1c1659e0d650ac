import type { Client } from '@tender/client';
import { abortable } from '@tender/client/internal';
import { useMemo, type ReactNode } from 'react';
import { useLatest } from '../core/by-value';
import { TenderContext, TenderScopeContext, type TenderScope, type TenderState } from '../tender';
import { createFakeClient } from './fake-client';

export interface FakeTenderProps {
  /** Of the methods whose providers are below; any other one fails to be made. */
  readonly methods?: readonly { readonly component: object; create(options: object): Promise<unknown> }[];
  /** Given to components that are not faked, and by `useTender`; default one that knows a merchant with every method. */
  readonly client?: Client;
  /** Another value begins all instances anew, as when somebody else signs in; with null they wait. Default the first fake. */
  readonly source?: unknown;
  readonly children?: ReactNode;
}

const NONE: readonly never[] = [];
const retry = (): void => undefined;

/** In place of `<TenderProvider>`, for tests without a network: methods are fakes. */
export function FakeTender({ methods = NONE, client, source = methods[0] ?? 'fake', children }: FakeTenderProps): ReactNode {
  const latest = useLatest(methods);
  const given = useMemo(() => client ?? createFakeClient(), [client]);
  const scope = useMemo<TenderScope>(
    () => ({
      source,
      client: (signal) => abortable(Promise.resolve(given), signal),
      mend: retry,
      create<Options, Instance>(component: object, options: Options): Promise<Instance> {
        const fake = latest.current.find((each) => each.component === component);
        if (!fake) return Promise.reject(new Error('<FakeTender> has no fake of this method.'));
        return fake.create(options as object) as Promise<Instance>;
      },
    }),
    [latest, given, source],
  );
  const state = useMemo<TenderState>(() => ({ status: 'ready', client: given, retry }), [given]);
  return (
    <TenderScopeContext.Provider value={scope}>
      <TenderContext.Provider value={state}>{children}</TenderContext.Provider>
    </TenderScopeContext.Provider>
  );
}
