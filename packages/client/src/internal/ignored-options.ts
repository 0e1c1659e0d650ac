import type { ComponentOptions } from './component-options';
import type { UnknownRecord } from './records';

/** The keys of each variant of a union, without index signatures. */
type Keys<Options> = Options extends unknown
  ? keyof { [Name in keyof Options as string extends Name ? never : Name]: Options[Name] }
  : never;
type OwnNames<Options> = Exclude<Keys<Options>, keyof ComponentOptions>;

/** Each option of a call, except those that every component takes. Where one is missing or superfluous, `satisfies OptionNames<…>` does not compile. */
export type OptionNames<Options> = [OwnNames<Options>] extends [never] ? Record<string, never> : Record<OwnNames<Options>, true>;

/** Names the options of a call that have no effect beside certain others. */
export type UnusedOptions<Options> = (options: UnknownRecord) => readonly OwnNames<Options>[];

/** What `options.ts` of a package exports. It imports only types, so that bundlers leave it in a file of its own. */
export interface OptionLists {
  /** The options of each call, as `<event prefix>.<call>`. Calls that pass on all of their options are not listed. */
  readonly callOptions: Readonly<Record<string, Readonly<Record<string, true>>>>;
  /** For calls with options that are part of their types, but have no effect, or none beside certain others. */
  readonly unusedOptions?: Readonly<Record<string, (options: UnknownRecord) => readonly string[]>>;
}

const SHARED: OptionLists['callOptions'][string] = {
  client: true,
  authorization: true,
  debug: true,
  isDebug: true,
  analytics: true,
  onEvent: true,
  signal: true,
} satisfies Record<keyof ComponentOptions, true>;

/**
 * Calls the merchant's `onEvent` for each option that a call does not use: `web.sepa.option-ignored.tokenize.ibn`. Nothing is sent.
 * @param definition of the component: the prefix of its events and its lists, without which nothing is reported
 */
export async function reportIgnoredOptions(
  { onEvent }: Pick<ComponentOptions, 'onEvent'>,
  { prefix, options }: { readonly prefix: string; options?(): Promise<OptionLists> },
  call: string,
  input: unknown,
): Promise<void> {
  if (!options || !input || typeof input !== 'object' || Array.isArray(input)) return;
  const { callOptions, unusedOptions } = await options();
  const path = `${prefix}.${call}`;
  const known = callOptions[path];
  const unused = unusedOptions?.[path]?.(input as UnknownRecord);
  for (const [name, value] of Object.entries(input)) {
    if (value === undefined) continue;
    const isKnown = !known || Object.hasOwn({ ...known, ...SHARED }, name);
    if (!isKnown || unused?.includes(name)) onEvent?.(`web.${prefix}.option-ignored.${call}.${name}`);
  }
}
