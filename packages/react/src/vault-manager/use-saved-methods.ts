import type { VaultManagerPaymentMethod } from '@tender/vault-manager';
import { useEffect, useMemo, useReducer, useState } from 'react';
import { useLatest } from '../core/by-value';
import { useReportError } from '../core/use-report-error';
import { useVaultManager, type VaultManagerFailure } from './context';

type Methods = readonly VaultManagerPaymentMethod[];

export interface SavedMethods {
  /** Undefined while the list loads for the first time, and when that has failed. */
  readonly methods: Methods | undefined;
  readonly status: 'loading' | 'failed' | 'ready';
  /** Loads the list again. If the instance could not be created, creates it first. */
  reload(): void;
  /** Deletes a method from the vault. Resolves with whether that succeeded. */
  remove(method: VaultManagerPaymentMethod): Promise<boolean>;
  /** Removes a method from the list. */
  drop(method: VaultManagerPaymentMethod): void;
}

/** Callbacks of `<SavedPaymentMethods>` for loading and deleting. */
export interface SavedMethodsHandlers {
  /** Called when the list has loaded, with the default method first, and again after each `reload`. */
  readonly onLoad?: ((methods: VaultManagerPaymentMethod[]) => void) | undefined;
  /** Called when the list could not be loaded, or a method could not be deleted. For your records: the component informs the customer. */
  readonly onError?: ((error: VaultManagerFailure) => void) | undefined;
}

/** Loads the customer's saved payment methods, the default method first. */
export function useSavedMethods({ onLoad, onError }: SavedMethodsHandlers): SavedMethods {
  const { status, instance, error: failure, retry, fetchPaymentMethods, deletePaymentMethod } = useVaultManager();
  const { run, abort, reset, data, pending, error } = fetchPaymentMethods;
  const [attempt, reloadList] = useReducer((count: number) => count + 1, 0);
  const [removed, setRemoved] = useState<readonly string[]>([]);
  const latest = useLatest(onLoad);
  const report = useReportError(onError, failure);
  useEffect(() => {
    if (!instance) return undefined;
    run({ defaultFirst: true }).then((methods) => latest.current?.(methods), report);
    return () => abort();
  }, [instance, attempt, run, abort, latest, report]);
  useEffect(() => reset, [instance, reset]); // the next instance may belong to another customer

  const isFailed = status === 'failed' || (error && !pending);
  const methods = useMemo(() => (instance ? data?.filter(({ nonce }) => !removed.includes(nonce)) : undefined), [instance, data, removed]);
  return {
    methods,
    status: isFailed ? 'failed' : methods ? 'ready' : 'loading',
    reload: status === 'failed' ? retry : reloadList,
    remove: ({ nonce }) =>
      deletePaymentMethod.run(nonce).then(
        () => true,
        (error: unknown) => {
          report(error);
          return false;
        },
      ),
    drop: ({ nonce }) => setRemoved((previous) => [...previous, nonce]),
  };
}
