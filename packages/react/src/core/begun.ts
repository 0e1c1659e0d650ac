import { same } from './by-value';
import { openResource, type Plan, type Resource } from './resource';

/** Milliseconds that an instance waits to be taken: a tree that React has given up never takes it. */
const PATIENCE = 30_000;
/** Milliseconds that a failure is kept, so that a tree that React tries once more does not begin anew at once. */
const MEMORY = 1000;

interface Begun {
  readonly plan: Plan<unknown>;
  readonly resource: Resource<unknown>;
  expiry?: ReturnType<typeof setTimeout>;
}

/**
 * Instances that were asked for before their provider could open them in an effect: by a child's effect, which runs first, or by a child
 * that suspends, whose provider React may render any number of times until it is on the page.
 */
const begun: Begun[] = [];

function find<Instance>({ kind, source, options }: Plan<Instance>): Begun | undefined {
  return begun.find(({ plan }) => plan.kind === kind && plan.source === source && same(plan.options, options));
}

/** The instance of a plan like this one that nobody has taken, or a new one. */
export function begin<Instance>(plan: Plan<Instance>): Resource<Instance> {
  const found = find(plan);
  if (found) return found.resource as Resource<Instance>;
  const resource = openResource(plan);
  const entry: Begun = { plan, resource };
  const expireIn = (delay: number): void => {
    clearTimeout(entry.expiry);
    entry.expiry = setTimeout(() => {
      drop(entry);
      void resource.close();
    }, delay);
  };
  expireIn(PATIENCE);
  resource.watch(() => {
    if (begun.includes(entry) && resource.life().status === 'failed') expireIn(MEMORY);
  });
  begun.push(entry);
  return resource;
}

/** The same, for whoever answers for it from now on. */
export function take<Instance>(plan: Plan<Instance>): Resource<Instance> | undefined {
  const found = find(plan);
  if (found) drop(found);
  return found?.resource as Resource<Instance> | undefined;
}

function drop(entry: Begun): void {
  clearTimeout(entry.expiry);
  begun.splice(begun.indexOf(entry), 1);
}
