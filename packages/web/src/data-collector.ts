import { dataCollector } from '@tender/data-collector';

type Namespace = typeof dataCollector;

export { dataCollector, dataCollector as default };
/** Creates an instance of the component. */
export const create: Namespace['create'] = dataCollector.create;
/** The SDK version that is sent to the provider. */
export const VERSION: Namespace['VERSION'] = dataCollector.VERSION;

// The names of these types in `@types/braintree-web`.
export type { DataCollector, DataCollectorDeferred } from '@tender/data-collector';
