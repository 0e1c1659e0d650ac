// The asset host's build replaces this module: only it knows the parts of `tender.min.js`.

/** The hash of each part's script, for its `integrity` attribute. */
export const hashes: Readonly<Record<string, string>> = {};
/** Modules of the one-file build that parts use as well, by the names under which they require them. */
export const sharedModules: Readonly<Record<string, unknown>> = {};
/** `.min.js`, or `.js` beside the unminified build. */
export const suffix: string = '.min.js';
