export { connectSandbox, type ConnectedSandbox, type ConnectOptions } from './testing/connect-sandbox';
export { hostResolverRules } from './testing/host-resolver-rules';
export { fillCard, type CardToType, type PageLike } from './testing/fill-card';
export { type AnalyticsEvent } from './analytics';
export { type LoggedRequest } from './control/request-log';
export { type Fault, type FaultOptions } from './faults/fault';
export { type MerchantSettings } from './merchant';
