import { methods } from '@tender/registry';

const names = listNames(methods);

/** Name of a payment method, as `@tender/<name>`. `paypal-checkout` is `@tender/paypal/checkout`. */
export type PolicyMethod = (typeof names)[number];

/** Every method that `contentSecurityPolicy` accepts. */
export const METHODS: readonly PolicyMethod[] = names;

export function isMethod(name: string): name is PolicyMethod {
  return Object.hasOwn(methods, name);
}

/** Infers a union of the names, so that the published types contain it instead of the whole registry. */
function listNames<Name extends string>(all: Readonly<Record<Name, unknown>>): readonly Name[] {
  return Object.keys(all) as Name[];
}
