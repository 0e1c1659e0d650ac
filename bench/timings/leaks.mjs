import { components } from '../../scripts/methods.mjs';
import { waitUntilIdle } from './setting.mjs';

const KINDS = { nodes: 'Nodes', listeners: 'JSEventListeners', frames: 'Frames', heap: 'JSHeapUsedSize' };

/** Components that are measured in another way: the card fields in comparison, and Fastlane not at all, because it has no `teardown`. */
const OTHERS = ['hostedFields', 'fastlane'];
/** Options that `create` of a component needs. */
const OPTIONS = { dataCollector: { paypal: true }, threeDSecure: { version: 2 }, venmo: { allowDesktop: true } };
/** Components that accept only a client token. */
const WITH_CLIENT_TOKEN = ['threeDSecure', 'vaultManager'];

/** Measures what remains on the page after cycles of a component and a forced garbage collection. */
export async function measureLeaks(setting, repetitions) {
  const rows = await measureComponent(setting, repetitions, setting.libraries, 'hostedFields', { fields: setting.harness.fieldOptions });
  // The cycle of all others is `create` and `teardown`. They are measured for Tender only.
  for (const { namespace } of components.filter((component) => !OTHERS.includes(component.namespace))) {
    const needed = OPTIONS[namespace] ?? {};
    const options = WITH_CLIENT_TOKEN.includes(namespace) ? { ...needed, authorization: setting.clientToken } : needed;
    rows.push(...(await measureComponent(setting, repetitions, ['ours'], namespace, options)));
  }
  return rows;
}

async function measureComponent(setting, repetitions, subjects, component, options) {
  const left = {};
  for (const subject of subjects) left[subject] = await measureLeftovers(setting, subject, repetitions, { component, options });
  const createRow = (what, unit, gate, read) => ({
    what: `${component}: ${what} left behind`,
    unit,
    gate,
    ...Object.fromEntries(subjects.map((subject) => [subject, read(left[subject])])),
  });
  return [
    createRow('nodes, listeners and frames', '/cycle', 0, ({ nodes, listeners, frames }) => nodes + listeners + frames),
    createRow('heap', 'byte/cycle', 500, ({ heap }) => heap), // compiled code and its statistics are on the heap as well
  ];
}

/** The first cycles fill caches and do not count. */
async function measureLeftovers(setting, subject, { firstCycles, cycles }, cycle) {
  const context = await setting.newContext();
  const page = await setting.visit(context, subject);
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  const args = { ...setting.createArguments(subject), ...cycle };
  await page.evaluate(runCycles, { ...args, cycles: firstCycles });
  const early = await countObjects(page, session);
  await page.evaluate(runCycles, { ...args, cycles });
  const late = await countObjects(page, session);
  await context.close();
  return Object.fromEntries(Object.keys(KINDS).map((kind) => [kind, (late[kind] - early[kind]) / cycles]));
}

/** Runs in the page. */
async function runCycles({ global, authorization, component, options, cycles }) {
  for (let cycle = 0; cycle < cycles; cycle += 1) {
    const instance = await window[global][component].create({ authorization, ...options });
    if (component === 'hostedFields') await instance.tokenize().catch(() => undefined); // the fields are empty
    await instance.teardown?.();
  }
}

async function countObjects(page, session) {
  await waitUntilIdle(page);
  for (let pass = 0; pass < 3; pass += 1) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  return Object.fromEntries(Object.entries(KINDS).map(([kind, name]) => [kind, metrics.find((metric) => metric.name === name).value]));
}
