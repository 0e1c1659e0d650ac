/** Whether two types have the same members: `true satisfies Same<z.input<typeof schema>, Options>` holds a schema against its type. */
export type Same<A, B> = (<T>() => T extends Flat<A> ? 1 : 2) extends <T>() => T extends Flat<B> ? 1 : 2 ? true : false;

/** A type with all intersections and interfaces resolved, so that only members are compared. */
type Flat<T> = T extends (...args: never) => unknown ? T : T extends object ? { [Key in keyof T]: Flat<T[Key]> } : T;
