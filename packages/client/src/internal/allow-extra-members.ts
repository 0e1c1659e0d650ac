/**
 * Lets a shop pass a value of an interface of its own for `T`, which has an index signature. TypeScript assigns no interface to a type with an index
 * signature, so this also accepts `T` without index signatures, at every depth.
 */
export type AllowExtraMembers<T> = T | OnlyKnown<T>;

type OnlyKnown<T> = T extends readonly (infer Item)[]
  ? OnlyKnown<Item>[]
  : T extends object
    ? OnlyKnownMembers<T> extends infer M
      ? keyof M extends never // a function, or nothing but an index signature
        ? T
        : M
      : never
    : T;

/** `T` without its index signatures. */
type OnlyKnownMembers<T> = { [Member in keyof T as string extends Member ? never : Member]: OnlyKnown<T[Member]> };
