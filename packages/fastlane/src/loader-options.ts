import type { FastlaneLoaderOptions } from './types';

/** What the loader receives: the merchant's options, with those set aside that are for the script alone. */
export interface LoaderOptions extends FastlaneLoaderOptions {
  /** Passed to the script, and not to a client that is created from `authorization`. */
  scriptOptions?: object;
}
