import { defineSandboxMethod } from '../../core/sandbox-method';
import { vaultRoutes } from './endpoints';
import { vault } from './graphql';

export const vaultManager = defineSandboxMethod({
  endpoints: vaultRoutes,
  graphql: [vault],
});
