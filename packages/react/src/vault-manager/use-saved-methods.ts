import type { VaultedPaymentMethod } from '@tender/vault-manager';
import { useEffect, useMemo, useReducer, useState } from 'react';
import { useLatest } from '../core/by-value';
import { useVaultManager } from './context';

type Methods = readonly VaultedPaymentMethod[];

export interface SavedMethods {
  /** None while they are loaded for the first time, and where that has failed. */
  readonly methods: Methods | undefined;
  readonly status: 'loading' | 'failed' | 'ready';
  /** Asks for them anew; where there is no instance, for that first. */
  reload(): void;
  /** Takes one out of the vault. */
  remove(method: VaultedPaymentMethod): Promise<void>;
  /** Takes it out of the list, at once. */
  drop(method: VaultedPaymentMethod): void;
}

/** What the customer has saved, the default method first. */
export function useSavedMethods(onLoad: ((methods: VaultedPaymentMethod[]) => void) | undefined): SavedMethods {
  const { status, instance, retry, fetchPaymentMethods, deletePaymentMethod } = useVaultManager();
  const { run, abort, reset, data, pending, error } = fetchPaymentMethods;
  const [round, again] = useReducer((count: number) => count + 1, 0);
  const [gone, setGone] = useState<readonly string[]>([]);
  const latest = useLatest(onLoad);
  useEffect(() => {
    if (!instance) return undefined;
    run({ defaultFirst: true }).then(
      (methods) => latest.current?.(methods),
      () => undefined,
    );
    return () => abort();
  }, [instance, round, run, abort, latest]);
  useEffect(() => reset, [instance, reset]); // somebody else's, perhaps

  const isFailed = status === 'failed' || (error && !pending);
  const methods = useMemo(() => (instance ? data?.filter(({ nonce }) => !gone.includes(nonce)) : undefined), [instance, data, gone]);
  return {
    methods,
    status: isFailed ? 'failed' : methods ? 'ready' : 'loading',
    reload: status === 'failed' ? retry : again,
    remove: ({ nonce }) => deletePaymentMethod.run(nonce),
    drop: ({ nonce }) => setGone((all) => [...all, nonce]),
  };
}
