import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { getLoading, type InstanceState } from './instance-state';
import { openPendingInstance, takePendingInstance } from './pending-instances';
import { openResource, type InstanceSource, type Resource } from './resource';

interface OpenedResource<Instance> {
  readonly source: InstanceSource<Instance>;
  readonly resource: Resource<Instance>;
}

/**
 * Keeps an instance while a React component is mounted. When the source changes, the instance ends and a new one is created. StrictMode runs
 * effects twice: the first instance is ended like any other, and the second one is created after that.
 * @param source must be the same object between renders; undefined while something is missing
 * @returns the state, and `get` for children that need the instance before the effect of this hook: in their own effects, or while they suspend
 */
export function useResource<Instance>(source: InstanceSource<Instance> | undefined): {
  state: InstanceState<Instance>;
  get(): Resource<Instance> | undefined;
} {
  const [opened, setOpened] = useState<OpenedResource<Instance>>();
  const latest = useRef<OpenedResource<Instance> | undefined>(undefined);
  const closed = useRef<Promise<void> | undefined>(undefined);
  useEffect(() => {
    if (!source) return undefined;
    const resource = takePendingInstance(source) ?? openResource(source, closed.current);
    latest.current = { source, resource };
    setOpened(latest.current);
    return () => {
      latest.current = undefined;
      setOpened(undefined); // <Activity> may show a hidden component again, with the state it had
      closed.current = resource.close();
    };
  }, [source]);
  const resource = opened && opened.source === source ? opened.resource : undefined;
  const state = useSyncExternalStore<InstanceState<Instance>>(resource?.watch ?? watchNothing, resource?.state ?? getLoading, getLoading);
  const get = useCallback(() => {
    if (!source) return undefined;
    return latest.current?.source === source ? latest.current.resource : openPendingInstance(source);
  }, [source]);
  return { state, get };
}

const watchNothing = () => (): void => undefined;
