import type { VaultedPaymentMethod } from '@tender/vault-manager';
import { useEffect, useMemo, useReducer, useState } from 'react';
import { useLatest } from '../core/by-value';
import { useTelling } from '../core/use-telling';
import { useVaultManager, type VaultManagerFailure } from './context';

type Methods = readonly VaultedPaymentMethod[];

export interface SavedMethods {
  /** None while they are loaded for the first time, and where that has failed. */
  readonly methods: Methods | undefined;
  readonly status: 'loading' | 'failed' | 'ready';
  /** Asks for them anew; where there is no instance, for that first. */
  reload(): void;
  /** Takes one out of the vault, and says whether it has. */
  remove(method: VaultedPaymentMethod): Promise<boolean>;
  /** Takes it out of the list, at once. */
  drop(method: VaultedPaymentMethod): void;
}

export interface SavedMethodsHandlers {
  /** They are there, the default one first; again after each `reload`. */
  readonly onLoad?: ((methods: VaultedPaymentMethod[]) => void) | undefined;
  /** They could not be loaded, or one could not be deleted, for your records: the customer is told. Also where the method cannot be made. */
  readonly onError?: ((error: VaultManagerFailure) => void) | undefined;
}

/** What the customer has saved, the default method first. */
export function useSavedMethods({ onLoad, onError }: SavedMethodsHandlers): SavedMethods {
  const { status, instance, error: failure, retry, fetchPaymentMethods, deletePaymentMethod } = useVaultManager();
  const { run, abort, reset, data, pending, error } = fetchPaymentMethods;
  const [round, again] = useReducer((count: number) => count + 1, 0);
  const [gone, setGone] = useState<readonly string[]>([]);
  const latest = useLatest(onLoad);
  const tell = useTelling(onError, failure);
  useEffect(() => {
    if (!instance) return undefined;
    run({ defaultFirst: true }).then((methods) => latest.current?.(methods), tell);
    return () => abort();
  }, [instance, round, run, abort, latest, tell]);
  useEffect(() => reset, [instance, reset]); // somebody else's, perhaps

  const isFailed = status === 'failed' || (error && !pending);
  const methods = useMemo(() => (instance ? data?.filter(({ nonce }) => !gone.includes(nonce)) : undefined), [instance, data, gone]);
  return {
    methods,
    status: isFailed ? 'failed' : methods ? 'ready' : 'loading',
    reload: status === 'failed' ? retry : again,
    remove: ({ nonce }) =>
      deletePaymentMethod.run(nonce).then(
        () => true,
        (error: unknown) => {
          tell(error);
          return false;
        },
      ),
    drop: ({ nonce }) => setGone((all) => [...all, nonce]),
  };
}
