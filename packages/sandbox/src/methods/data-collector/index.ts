import { defineSandboxMethod } from '../../core/sandbox-method';
import { createFraudScriptRoute } from './fraud-script';

export const dataCollector = defineSandboxMethod({
  routes: () => [['/da', createFraudScriptRoute()]],
  openPaths: ['/da/*'],
});
