import { components } from '@tender/registry';

/**
 * The version that Tender's client reports. The reference's components accept only a client of this version, and asset hosts serve the scripts
 * under it.
 */
export const VERSION = '3.118.2';

/** The components that Tender implements, by their names in the reference. */
const tenderComponents = new Map(components.map((component) => [component.namespace, component]));

/** Components that Tender does not implement, with their modules. They stay with the reference and accept Tender's client. */
const referenceComponents: Readonly<Record<string, string>> = {
  americanExpress: 'american-express',
  applePay: 'apple-pay',
  dataCollector: 'data-collector',
  fastlane: 'fastlane',
  visaCheckout: 'visa-checkout',
};

export type Owner = 'tender' | 'reference' | 'type' | 'unknown';

/** Finds out which package a name of the umbrella package belongs to. Names with a capital letter are types, and so is `callback`. */
export function findOwner(name: string): Owner {
  if (name === 'VERSION' || tenderComponents.has(name)) return 'tender';
  if (Object.hasOwn(referenceComponents, name)) return 'reference';
  return /^[A-Z]|^callback$/.test(name) ? 'type' : 'unknown';
}

/** Finds the component of a module, by the module's name in Tender or in the reference. */
export function findComponent(module: string): string | undefined {
  const found = components.find((component) => component.module === module);
  return found?.namespace ?? Object.keys(referenceComponents).find((name) => referenceComponents[name] === module);
}

/** The package of a Tender component. `VERSION` comes from the client's package. */
export function findPackage(name: string): string {
  return tenderComponents.get(name)?.from ?? '@tender/client';
}

/** The module of a component that stays with the reference. */
export function toReferenceModule(name: string): string {
  return `braintree-web/${referenceComponents[name]}`;
}
