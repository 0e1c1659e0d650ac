import { defineSandboxMethod } from '../../core/sandbox-method';
import { sepaRoutes } from './endpoints';
import { sepaPage } from './page';

export const sepa = defineSandboxMethod({
  endpoints: sepaRoutes,
  page: sepaPage,
});
