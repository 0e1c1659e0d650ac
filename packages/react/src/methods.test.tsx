import { describeProvider } from './fixtures/describe-provider';
import { coreMethods, everyMethod } from './fixtures/every-method';

for (const [name, method] of Object.entries(everyMethod)) {
  describe(name, () => {
    describeProvider('wiring', method);
    if (coreMethods.includes(name)) describeProvider('core', method);
  });
}
