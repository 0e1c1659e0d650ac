/** Platforms of the provider that the script can work for: Braintree, and PayPal's own. */
export const PLATFORMS = ['BT', 'PPCP'] as const;

/** Options of `create` that are for the loader only. All other options are passed to the script. */
export const LOADER_OPTIONS = [
  'authorization',
  'client',
  'deviceData',
  'minified',
  'btSdkVersion',
  'hostedFields',
  'cspNonce',
  'analytics',
  'onEvent',
  'scriptOptions',
];
