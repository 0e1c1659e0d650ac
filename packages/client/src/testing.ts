// For the tests of the packages that stand on this one; it uses jest's globals.
export { describeComponent, type ComponentFixtures } from './testing/describe-component';
export { failingConfiguration, type FailingCall } from './testing/failing-call';
export { responsesWithoutNonce, expectRejectionForEach } from './testing/responses-without-nonce';
export { createLateClient, type LateClient } from './testing/late-client';
export { base64, freshKey, freshToken, openNetwork, type SentRequest, type Network, type Reply } from './testing/network';
export { turn, until } from './testing/until';
export type { Same } from './testing/same';
