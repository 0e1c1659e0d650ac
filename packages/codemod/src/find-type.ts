import { components } from '@tender/registry';

/** The package that exports a type, and the name of the type in it. */
export interface TypeLocation {
  readonly from: string;
  readonly name: string;
}

/** The types of Tender by their names in `@types/braintree-web`. */
const typeLocations: ReadonlyMap<string, TypeLocation> = new Map(
  components.flatMap(({ from, types = {} }) => Object.entries(types).map(([theirName, name]) => [theirName, { from, name }])),
);

/** Finds where Tender exports a type of `@types/braintree-web`. Undefined for a type that Tender does not have. */
export function findType(name: string): TypeLocation | undefined {
  return typeLocations.get(name);
}
