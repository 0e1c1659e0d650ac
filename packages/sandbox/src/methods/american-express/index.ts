import { defineSandboxMethod } from '../../core/sandbox-method';
import { americanExpressRoutes } from './endpoints';

export const americanExpress = defineSandboxMethod({
  endpoints: americanExpressRoutes,
});
