import { americanExpress } from '@tender/american-express';

type Namespace = typeof americanExpress;

export { americanExpress, americanExpress as default };
/** Creates an instance of the component. */
export const create: Namespace['create'] = americanExpress.create;
/** The SDK version that is sent to the provider. */
export const VERSION: Namespace['VERSION'] = americanExpress.VERSION;

// The name of this type in `@types/braintree-web`.
export type { AmericanExpress } from '@tender/american-express';
