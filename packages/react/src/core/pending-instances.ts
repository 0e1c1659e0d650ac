import { isEqual } from './by-value';
import { openResource, type InstanceSource, type Resource } from './resource';

/** Milliseconds after which an instance that no provider has taken is ended: React may discard the tree that asked for it. */
const UNTAKEN_TIMEOUT = 30_000;
/** Milliseconds for which a failure is kept, so that a tree that React renders again right away gets the same failure instead of a new attempt. */
const FAILURE_TIMEOUT = 1000;

interface PendingInstance {
  readonly source: InstanceSource<unknown>;
  readonly resource: Resource<unknown>;
  expiry?: ReturnType<typeof setTimeout>;
}

/**
 * Instances that a child needed before its provider could open them in an effect. Effects of children run first, and while a child suspends,
 * React may render the provider any number of times before its effects run.
 */
const pendingInstances: PendingInstance[] = [];

function findPendingInstance<Instance>({ kind, identity, options }: InstanceSource<Instance>): PendingInstance | undefined {
  return pendingInstances.find(({ source }) => source.kind === kind && source.identity === identity && isEqual(source.options, options));
}

/** Returns the pending instance of an equal source, or opens a new one. */
export function openPendingInstance<Instance>(source: InstanceSource<Instance>): Resource<Instance> {
  const found = findPendingInstance(source);
  if (found) return found.resource as Resource<Instance>;
  const resource = openResource(source);
  const entry: PendingInstance = { source, resource };
  const expireIn = (delay: number): void => {
    clearTimeout(entry.expiry);
    entry.expiry = setTimeout(() => {
      removePendingInstance(entry);
      void resource.close();
    }, delay);
  };
  expireIn(UNTAKEN_TIMEOUT);
  resource.watch(() => {
    if (pendingInstances.includes(entry) && resource.state().status === 'failed') expireIn(FAILURE_TIMEOUT);
  });
  pendingInstances.push(entry);
  return resource;
}

/** Removes the pending instance of an equal source and returns it. The caller has to close it. */
export function takePendingInstance<Instance>(source: InstanceSource<Instance>): Resource<Instance> | undefined {
  const found = findPendingInstance(source);
  if (found) removePendingInstance(found);
  return found?.resource as Resource<Instance> | undefined;
}

function removePendingInstance(entry: PendingInstance): void {
  clearTimeout(entry.expiry);
  pendingInstances.splice(pendingInstances.indexOf(entry), 1);
}
