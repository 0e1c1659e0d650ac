/** The parts of a `package.json` that tell which tools a shop has. */
export interface Manifest {
  readonly browserslist: unknown;
  /** The versions that it asks for, by the names of packages. */
  readonly ranges: ReadonlyMap<string, string>;
  /** The version of Node. */
  readonly node: string | undefined;
}

const groups = ['dependencies', 'devDependencies', 'peerDependencies', 'optionalDependencies'];

/** Reads a manifest. One that does not parse is empty; the report says so elsewhere. */
export function readManifest(text: string): Manifest {
  const root = parse(text);
  const ranges = groups
    .flatMap((group) => Object.entries(asRecord(root[group])))
    .filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  const node = asRecord(root['volta'])['node'] ?? asRecord(root['engines'])['node'];
  return { browserslist: root['browserslist'], ranges: new Map(ranges), node: typeof node === 'string' ? node : undefined };
}

function parse(text: string): Readonly<Record<string, unknown>> {
  try {
    return asRecord(JSON.parse(text.replace(/^\uFEFF/, '')));
  } catch {
    return {};
  }
}

function asRecord(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
}
