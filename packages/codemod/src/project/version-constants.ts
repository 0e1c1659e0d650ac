import { VERSION } from '../components';
import { isComputed } from '../mentions';
import { reasons } from '../reasons';
import type { ManualStep, FileReport } from '../report';
import { isProse } from '../second-version';

const versions = /(?<![\w.])3\.\d{1,3}\.\d{1,3}(?![\w.])/g;
/** The part of a line before a version that may hold the name of its constant. */
const LONGEST_START = 200;
/** Names that speak of the reference's version: `JS_SDK_VERSION`, `braintreeVersion`, `bt_version`. */
const ownName = /braintree|sdk|^bt|_bt_|(?:^|_)js_/i;

/**
 * Reports the constants that hold the version in the addresses that code puts together. Whoever changes only the host by hand gets addresses that do not
 * exist: an asset host has the scripts under Tender's version.
 */
export function leaveVersionConstants(reports: readonly FileReport[]): FileReport[] {
  const hosts = reports.flatMap(({ file, after, left }) => {
    const places = left.filter(({ reason }) => isComputed(reason) || reason === reasons.policy);
    const lines = places.length > 0 ? after.split('\n') : [];
    return places.map(({ line }) => ({ file, names: readNames(lines[line - 1] ?? '') }));
  });
  if (hosts.length === 0) return [...reports];
  const used = new Set(hosts.flatMap(({ names }) => names));
  return reports.map((report) => {
    const usedHere = new Set(hosts.flatMap(({ file, names }) => (file === report.file ? names : [])));
    const isVersion = (name: string): boolean => ownName.test(name) || (/^\W?version$/i.test(name) ? usedHere : used).has(name);
    const known = new Set(report.left.map(({ line }) => line));
    const found = isProse(report.file) ? [] : findConstants(report.after, isVersion).filter(({ line }) => !known.has(line));
    return found.length > 0 ? { ...report, left: [...report.left, ...found].sort((one, other) => one.line - other.line) } : report;
  });
}

/** The names in an address, between its folder and its script, or else in the line around it. */
function readNames(line: string): readonly string[] {
  const inside = [...line.matchAll(/\/web\b(.{1,120}?)\/js\//g)].flatMap(([, between = '']) => between.match(/[\w$-]+/g) ?? []);
  return inside.some((name) => /version/i.test(name)) ? inside : (line.match(/[\w$-]+/g) ?? []);
}

function findConstants(text: string, isVersion: (name: string) => boolean): ManualStep[] {
  return text.split('\n').flatMap((line, at) => {
    const isConstant = [...line.matchAll(versions)].some(({ 0: version, index }) => {
      const start = line.slice(Math.max(0, index - LONGEST_START), index);
      const name = (start.match(/[\w$-]+/g) ?? []).findLast((each) => /version/i.test(each));
      return version !== VERSION && name !== undefined && isVersion(name) && /[=:,(>][\s"'`v]*$/.test(start);
    });
    return isConstant ? [{ line: at + 1, what: line.trim().slice(0, LONGEST_START), reason: reasons.versionConstant }] : [];
  });
}
