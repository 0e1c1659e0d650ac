/**
 * `T`, which takes further members, or a value with some of the members `T` knows and no promise of more: an interface of a shop's own has no
 * index signature, and could not be given where one is asked for.
 */
export type Loose<T> = T | Known<T>;

type Known<T> = T extends readonly (infer Item)[]
  ? Known<Item>[]
  : T extends object
    ? KnownMembers<T> extends infer M
      ? keyof M extends never
        ? T
        : M
      : never
    : T;

type KnownMembers<T> = { [Member in keyof T as string extends Member ? never : Member]: Known<T[Member]> };
