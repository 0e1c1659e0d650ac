// The shape of every package under packages/, which is the same for all: whoever has read one method package knows every other.
import { checkManifest, checkReadme, checkReferences, checkTsconfig } from './lint/manifest.mjs';
import { checkSources } from './lint/sources.mjs';
import { packagesIn } from './workspace.mjs';

const packages = packagesIn('packages');
const defects = [...checkReferences(packages)];
for (const each of packages) {
  const found = [...checkManifest(each), ...checkTsconfig(each), ...checkReadme(each)];
  for await (const defect of checkSources(each)) found.push(defect);
  defects.push(...found.map((defect) => `${each.name}: ${defect}`));
}
for (const defect of defects) console.error(defect);
console.log(`${packages.length} packages, ${defects.length} defects`);
process.exitCode = defects.length > 0 ? 1 : 0;
