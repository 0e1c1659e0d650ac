// After jest's last test: ends the sandbox that start-sandbox.mjs started, and no other.
export default async function stopSandbox() {
  const child = globalThis.tenderSandbox;
  if (!child || child.exitCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.ref(); // or this process would end here, before jest has written its report and set its status
  child.kill('SIGTERM');
  await ended;
}
