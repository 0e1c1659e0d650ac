import { fastlane } from '@tender/fastlane';

type Namespace = typeof fastlane;

export { fastlane, fastlane as default };
/** Creates an instance of the component. */
export const create: Namespace['create'] = fastlane.create;
/** The SDK version that is sent to the provider. */
export const VERSION: Namespace['VERSION'] = fastlane.VERSION;
