import { LIBRARIES, waitUntilIdle } from './setting.mjs';

const KINDS = { nodes: 'Nodes', listeners: 'JSEventListeners', frames: 'Frames', heap: 'JSHeapUsedSize' };

/** Measures what remains on the page after cycles of create, tokenize and teardown and a forced garbage collection. */
export async function measureLeaks(setting, repetitions) {
  const left = {};
  for (const subject of LIBRARIES) left[subject] = await measureLeftovers(setting, subject, repetitions);
  return Object.keys(KINDS).map((kind) => ({
    what: `${kind} left behind`,
    unit: kind === 'heap' ? 'byte/cycle' : '/cycle',
    gate: kind === 'heap' ? 500 : 0, // compiled code and its statistics are on the heap as well
    ...Object.fromEntries(LIBRARIES.map((subject) => [subject, left[subject][kind]])),
  }));
}

/** The first cycles fill caches and do not count. */
async function measureLeftovers(setting, subject, { firstCycles, cycles }) {
  const context = await setting.newContext();
  const page = await setting.visit(context, subject);
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  const args = setting.createArguments(subject);
  await page.evaluate(runCycles, { ...args, cycles: firstCycles });
  const early = await countObjects(page, session);
  await page.evaluate(runCycles, { ...args, cycles });
  const late = await countObjects(page, session);
  await context.close();
  return Object.fromEntries(Object.keys(KINDS).map((kind) => [kind, (late[kind] - early[kind]) / cycles]));
}

async function runCycles({ global, authorization, fields, cycles }) {
  for (let cycle = 0; cycle < cycles; cycle += 1) {
    const instance = await window[global].hostedFields.create({ authorization, fields });
    await instance.tokenize().catch(() => undefined); // the fields are empty
    await instance.teardown();
  }
}

async function countObjects(page, session) {
  await waitUntilIdle(page);
  for (let pass = 0; pass < 3; pass += 1) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  return Object.fromEntries(Object.entries(KINDS).map(([kind, name]) => [kind, metrics.find((metric) => metric.name === name).value]));
}
