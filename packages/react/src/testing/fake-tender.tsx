import type { Client } from '@tender/client';
import { useMemo, type ReactNode } from 'react';
import { useLatest } from '../core/by-value';
import { openResource } from '../core/resource';
import { TenderContext, TenderScopeContext, type TenderScope, type UseTenderResult } from '../tender';
import { createFakeClient } from './fake-client';

/** Props of `<FakeTender>`. */
export interface FakeTenderProps {
  /** Fakes of the methods whose providers are below. Creating any other method fails. Default: none. */
  readonly methods?: readonly { readonly component: object; create(options: object): Promise<unknown> }[];
  /** Client that `useTender` returns. Default: `createFakeClient()`. */
  readonly client?: Client;
  /** Another value creates all instances again, as when another customer signs in. With null no instance is created. Default: the first fake. */
  readonly source?: unknown;
  /** Components under test. */
  readonly children?: ReactNode;
}

const NONE: readonly never[] = [];
const retry = (): void => undefined;

/**
 * Replaces `<TenderProvider>` in tests: methods are fakes, and nothing is sent.
 * @example render(<FakeTender methods={[fake]}><SepaProvider><PayButton /></SepaProvider></FakeTender>);
 */
export function FakeTender({ methods = NONE, client, source = methods[0] ?? 'fake', children }: FakeTenderProps): ReactNode {
  const latest = useLatest(methods);
  const currentClient = useMemo(() => client ?? createFakeClient(), [client]);
  const scope = useMemo<TenderScope>(() => {
    const resource = openResource({
      kind: currentClient,
      identity: source,
      options: {},
      open: () => Promise.resolve(currentClient),
      close: () => {},
    });
    return {
      identity: source,
      client: () => resource,
      retryIfFailed: retry,
      create<Options, Instance>(component: object, options: Options): Promise<Instance> {
        const fake = latest.current.find((each) => each.component === component);
        if (!fake) return Promise.reject(new Error('<FakeTender> has no fake of this method.'));
        return fake.create(options as object) as Promise<Instance>;
      },
    };
  }, [latest, currentClient, source]);
  const state = useMemo<UseTenderResult>(() => ({ status: 'ready', client: currentClient, retry }), [currentClient]);
  return (
    <TenderScopeContext.Provider value={scope}>
      <TenderContext.Provider value={state}>{children}</TenderContext.Provider>
    </TenderScopeContext.Provider>
  );
}
