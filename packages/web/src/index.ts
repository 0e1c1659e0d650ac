import * as components from './components';

export { TenderError, isTenderError } from '@tender/client';
export * from './components';
/** For `import braintree from …`: a bundler drops what a shop does not name here too. */
export { components as default };
