import { defineSandboxMethod } from '../../core/sandbox-method';
import { creditCardRoutes } from './endpoints';
import { creditCards } from './graphql';

export const card = defineSandboxMethod({
  endpoints: creditCardRoutes,
  graphql: [creditCards],
});
