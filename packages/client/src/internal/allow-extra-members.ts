/**
 * `T`, or an object with only the named members of `T`. `T` has an index signature, so that objects may have further members; an interface that
 * a shop declares has none, and TypeScript would refuse it.
 */
export type AllowExtraMembers<T> = T | OnlyKnown<T>;

type OnlyKnown<T> = T extends readonly (infer Item)[]
  ? OnlyKnown<Item>[]
  : T extends object
    ? OnlyKnownMembers<T> extends infer M
      ? keyof M extends never
        ? T
        : M
      : never
    : T;

type OnlyKnownMembers<T> = { [Member in keyof T as string extends Member ? never : Member]: OnlyKnown<T[Member]> };
