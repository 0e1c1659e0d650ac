import { loadScript, trustScripts } from '@tender/client/internal';
import { hashes, sharedModules, suffix } from './parts';

/** Defined by the script of a part. It runs the part with the modules that the part shares with `tender.min.js`. */
type CreatePart = (require: (module: string) => unknown) => unknown;

const tag = globalThis.document?.currentScript as HTMLScriptElement | null | undefined;
const folder = tag?.src && new URL('.', tag.src).href;
if (folder) trustScripts((url) => url.startsWith(folder));

const parts: Record<string, Promise<unknown>> = {};

/**
 * Loads a part of the one-file build from beside its script: the asset host's build replaces every `import()` in that file with a call of this function.
 * A failed load is forgotten, so that the next call tries again.
 */
export function loadPart(name: string): Promise<unknown> {
  return (parts[name] ??= runPart(name).catch((error: unknown) => {
    delete parts[name];
    throw error;
  }));
}

async function runPart(name: string): Promise<unknown> {
  if (!folder) throw new Error('tender.min.js needs a script tag of its own.');
  // The nonce lets the script in under a policy that lists no hosts.
  const attributes = { integrity: hashes[name], crossorigin: 'anonymous', nonce: tag?.nonce || undefined };
  await loadScript({ src: `${folder}tender-${name}${suffix}`, attributes });
  const scripts = globalThis as { [PARTS]?: Record<string, CreatePart> };
  const create = scripts[PARTS]?.[name];
  if (!create) throw new Error(`The script of ${name} defined nothing.`);
  return create((module) => sharedModules[module]);
}

const PARTS = Symbol.for('tender.parts');
