// The same by `require`; errors are recognised across the two module systems.
const assert = require('node:assert/strict');
const { readdirSync } = require('node:fs');

for (const folder of readdirSync('node_modules/@tender')) {
  const { name, exports } = require(`@tender/${folder}/package.json`);
  for (const subpath of Object.keys(exports).filter((each) => !/\.(json|css)$|\/testing$/.test(each))) {
    require(name + subpath.slice(1));
  }
}

const { client, VERSION } = require('@tender/web');
assert.equal(VERSION, '3.118.2');
for (const name of ['client', 'hosted-fields', 'google-payment', 'unionpay']) {
  const component = require(`@tender/web/${name}`);
  assert.equal(component.create, component.default.create);
}
const check = async () => {
  const { isTenderError } = await import('@tender/client');
  const error = await client.create({ authorization: 'development_4810_merchant' }).catch((reason) => reason);
  assert.equal(error.code, 'BROWSER_REQUIRED');
  assert.ok(isTenderError(error));

  const sandbox = await require('@tender/sandbox').startSandbox();
  assert.equal((await fetch(`${sandbox.origin}/healthz`)).status, 200);
  await sandbox.stop();
};
check().catch((error) => {
  console.error(error);
  process.exitCode = 1;
});
