import { components } from '@tender/registry';
import type { TransformOptions } from './report';

/** The module that exports a type, and the name of the type in it. */
export interface TypeLocation {
  readonly from: string;
  readonly name: string;
}

/** The types of Tender's packages by their names in `@types/braintree-web`. */
const packageTypes: ReadonlyMap<string, TypeLocation> = new Map(
  components.flatMap(({ from, types = {} }) => Object.entries(types).map(([theirName, name]) => [theirName, { from, name }])),
);

/** Types of `@types/braintree-web` that only `@tender/web` declares. */
const webTypes = new Set([
  'ApplePayLineItem',
  'ApplePayLineItemType',
  'ApplePayPaymentRequest',
  'ApplePayPaymentTiming',
  'ApplePayRecurringPaymentDateUnit',
  'ApplePaySession',
  'ApplePayStatusCodes',
  'ApplePayTokenizeValues',
  'CreditCardInfo',
  'HostedFieldFieldOptions',
  'HostedFieldsBinPayload',
  'LocalPaymentTypes',
]);

/** Lists the types of `@types/braintree-web` that `@tender/web` exports. */
export function listWebTypes(): string[] {
  return [...packageTypes.keys(), ...webTypes];
}

/** Finds where Tender exports a type of `@types/braintree-web`. `@tender/web` has them under the same names. Undefined for a type that Tender lacks. */
export function findType(name: string, to: TransformOptions['to']): TypeLocation | undefined {
  const own = packageTypes.get(name);
  if (own && to === 'packages') return own;
  return own || webTypes.has(name) ? { from: '@tender/web', name } : undefined;
}

/** Finds the component whose instances a type describes, as `venmo` for `Venmo`. */
export function findNamespace(type: string): string | undefined {
  const name = type.toLowerCase();
  return packageTypes.has(type) ? components.find(({ namespace }) => namespace.toLowerCase() === name)?.namespace : undefined;
}
