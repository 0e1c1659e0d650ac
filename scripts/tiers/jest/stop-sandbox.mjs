// Runs after jest's last test: stops the sandbox if start-sandbox.mjs started it.
export default async function stopSandbox() {
  const child = globalThis.tenderSandbox;
  if (!child || child.exitCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.ref(); // otherwise this process would end before jest has written its report and set its status
  child.kill('SIGTERM');
  delete process.env.TENDER_SANDBOX_URL;
  await ended;
}
