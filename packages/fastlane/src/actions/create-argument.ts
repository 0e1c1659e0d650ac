import type { Client } from '@tender/client';
import type { ScopeOptions } from '@tender/client/internal';
import { LOADER_OPTIONS } from '../constants';
import type { LoaderOptions } from '../loader-options';

/** Creates the argument of the script's own `create`. Options that are undefined count as missing. */
export function createArgument(options: ScopeOptions<LoaderOptions>, client: Client, folder: string): object {
  const { authorization, deviceData } = options;
  const passed = Object.entries({ ...options, ...options.scriptOptions }).filter(
    ([name, value]) => value !== undefined && !LOADER_OPTIONS.includes(name),
  );
  return {
    platformOptions: { platform: 'BT', authorization, client, deviceData }, // the script calls it BT, whichever scripts were loaded
    ...Object.fromEntries(passed),
    localeUrl: `${folder}/locales/`,
  };
}
