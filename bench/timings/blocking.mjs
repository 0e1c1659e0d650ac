import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';

const ASSETS = join(import.meta.dirname, '../../apps/demo/dist/page/assets');
/** Microseconds between two samples of the profiler. */
const INTERVAL = 500;

/**
 * Starts the profiler. The result stops it and resolves with the share of the long tasks' blocking time that is spent in functions of Tender's packages, and
 * in the browser's own functions that they call. Frames of other sites are in other processes and are not included.
 * @param {import('@playwright/test').CDPSession} session
 * @returns {Promise<(tasks: { start: number, duration: number, blocked: number }[], now: number) => Promise<number>>} `now` and the tasks' times are
 * milliseconds since the navigation
 */
export async function measureBlocking(session) {
  await session.send('Profiler.enable');
  await session.send('Profiler.setSamplingInterval', { interval: INTERVAL });
  await session.send('Profiler.start');
  return async (tasks, now) => {
    const { profile } = await session.send('Profiler.stop');
    const isOurs = findOurNodes(profile.nodes);
    let time = profile.startTime / 1_000 - (profile.endTime / 1_000 - now);
    const samples = (profile.timeDeltas ?? []).map((delta, index) => ({ time: (time += delta / 1_000), node: profile.samples?.[index] }));
    const shares = tasks.map(({ start, duration, blocked }) => {
      const inside = samples.filter((sample) => sample.time >= start && sample.time < start + duration);
      return (blocked * inside.filter(({ node }) => isOurs.has(node)).length) / Math.max(1, inside.length);
    });
    return sum(shares) / Math.max(1, sum(tasks.map(({ blocked }) => blocked)));
  };
}

const sum = (values) => values.reduce((total, value) => total + value, 0);

/** Finds the nodes of the profile's tree whose function is Tender's, or whose nearest caller with a source is. */
function findOurNodes(nodes) {
  const maps = new Map();
  const ours = new Set();
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const visit = (node, isCallerOurs) => {
    const isOurs = node.callFrame.url ? isOurFunction(node.callFrame, maps) : isCallerOurs;
    if (isOurs) ours.add(node.id);
    for (const child of node.children ?? []) visit(byId.get(child), isOurs);
  };
  visit(nodes[0], false);
  return ours;
}

/** Whether a function of the demo's scripts is from one of the packages, by the scripts' source maps. */
function isOurFunction({ url, lineNumber, columnNumber }, maps) {
  const file = join(ASSETS, `${new URL(url, 'http://localhost').pathname.split('/').at(-1)}.map`);
  if (!maps.has(file)) maps.set(file, existsSync(file) ? new TraceMap(readFileSync(file, 'utf8')) : undefined);
  const map = maps.get(file);
  if (!map) return false;
  const { source } = originalPositionFor(map, { line: lineNumber + 1, column: columnNumber });
  return /(^|\/)packages\//.test(source ?? '') && !source?.includes('node_modules');
}
