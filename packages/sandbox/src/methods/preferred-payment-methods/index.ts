import { defineSandboxMethod } from '../../core/sandbox-method';
import { customerSessions } from './customer-sessions';
import { preferredPaymentMethods as operations } from './graphql';

export const preferredPaymentMethods = defineSandboxMethod({
  graphql: [operations, customerSessions],
});
