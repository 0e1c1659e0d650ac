// The registry of payment methods, registry/methods.ts, for scripts.
import { importSource } from './import-source.mjs';

/** @type {{ components: import('../registry/methods.ts').Component[], methods: Record<string, import('../registry/methods.ts').Method> }} */
export const { components, methods } = await importSource('registry/methods.ts');
