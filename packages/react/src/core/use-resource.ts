import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { begin, take } from './begun';
import { loading, type Life } from './life';
import { openResource, type Plan, type Resource } from './resource';

interface Held<Instance> {
  readonly plan: Plan<Instance>;
  readonly resource: Resource<Instance>;
}

/**
 * An instance for the lifetime of a React component: another plan ends it and begins a new one. In StrictMode, where effects run twice, the
 * first one is ended as any other, and the second waits for that.
 * @param plan stable between renders; none as long as something is missing
 * @returns also what gives the instance to those who cannot wait for the effect: children, in theirs and while they suspend
 */
export function useResource<Instance>(plan: Plan<Instance> | undefined): { life: Life<Instance>; get(): Resource<Instance> | undefined } {
  const [held, setHeld] = useState<Held<Instance>>();
  const latest = useRef<Held<Instance> | undefined>(undefined);
  const closed = useRef<Promise<void> | undefined>(undefined);
  useEffect(() => {
    if (!plan) return undefined;
    const resource = take(plan) ?? openResource(plan, closed.current);
    latest.current = { plan, resource };
    setHeld(latest.current);
    return () => {
      latest.current = undefined;
      setHeld(undefined); // what is only hidden may come back, with its state as it was
      closed.current = resource.close();
    };
  }, [plan]);
  const resource = held && held.plan === plan ? held.resource : undefined;
  const life = useSyncExternalStore<Life<Instance>>(resource?.watch ?? watchNothing, resource?.life ?? loading, loading);
  const get = useCallback(() => {
    if (!plan) return undefined;
    return latest.current?.plan === plan ? latest.current.resource : begin(plan);
  }, [plan]);
  return { life, get };
}

const watchNothing = () => (): void => undefined;
