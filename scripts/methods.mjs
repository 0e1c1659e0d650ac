// The registry of payment methods, registry/methods.ts, for scripts.
import { importSource } from './import-source.mjs';

export const { components, methods } = await importSource('registry/methods.ts');
