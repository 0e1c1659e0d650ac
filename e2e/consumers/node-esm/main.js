// Every entry point can be imported in Node; the SDK does nothing on import, and `create` says what it lacks.
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';

const before = Object.keys(globalThis);
const { client, isTenderError } = await import('@tender/web');
assert.deepEqual(Object.keys(globalThis), before);
assert.equal((await import('@tender/web')).default.client, client);
assert.equal((await import('@tender/client')).client, client); // one copy of each package
for (const name of ['client', 'hosted-fields', 'google-payment', 'unionpay']) {
  const component = await import(`@tender/web/${name}`);
  assert.equal(component.create, component.default.create);
  assert.equal(component.VERSION, '3.118.2');
}
await assert.rejects(client.create({ authorization: 'development_4810_merchant' }), (error) => {
  assert.equal(error.code, 'BROWSER_REQUIRED');
  return isTenderError(error);
});

for (const folder of readdirSync('node_modules/@tender')) {
  const { name, exports } = JSON.parse(readFileSync(`node_modules/@tender/${folder}/package.json`, 'utf8'));
  for (const subpath of Object.keys(exports).filter((each) => !/\.(json|css)$|\/testing$/.test(each))) {
    await import(name + subpath.slice(1));
  }
}

const { startSandbox } = await import('@tender/sandbox');
const sandbox = await startSandbox();
assert.equal((await fetch(`${sandbox.origin}/healthz`)).status, 200);
assert.equal((await fetch(`${sandbox.origin}/web/3.118.2/html/hosted-fields-frame.min.html`)).status, 200);
await sandbox.stop();
