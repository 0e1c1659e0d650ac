import { components } from '@tender/registry';

/** The version of the reference that Tender matches. Tender's client reports it, and asset hosts serve the scripts under it. */
export const VERSION = '3.118.2';

const byNamespace = new Map(components.map((component) => [component.namespace, component]));
const byModule = new Map(components.map((component) => [component.module, component]));

export type Owner = 'component' | 'type' | 'unknown';

/** Finds out what a name of the umbrella package is. Names with a capital letter are types, and so is `callback`. */
export function findOwner(name: string): Owner {
  if (name === 'VERSION' || byNamespace.has(name)) return 'component';
  return /^[A-Z]|^callback$/.test(name) ? 'type' : 'unknown';
}

/** Finds the component of a module, by the module's name in the reference. */
export function findComponent(module: string): string | undefined {
  return byModule.get(module)?.namespace;
}

/** The package of a component. `VERSION` comes from the client's package. */
export function findPackage(name: string): string {
  return byNamespace.get(name)?.from ?? '@tender/client';
}
