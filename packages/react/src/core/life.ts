/** What comes of an instance while it is made, and after. */
export type Life<Instance, Failure = unknown> =
  | { readonly status: 'loading'; readonly instance?: undefined; readonly error?: undefined }
  | { readonly status: 'ready'; readonly instance: Instance; readonly error?: undefined }
  | { readonly status: 'failed'; readonly instance?: undefined; readonly error: Failure };

export const LOADING = { status: 'loading' } as const;
export const loading = (): typeof LOADING => LOADING;
