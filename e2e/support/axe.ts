import { bundle } from './bundles';

/** The script of axe, for a test that runs it: it defines `axeCore`. */
export const axeScript = async (): Promise<string> => (await bundle('axe.js')) ?? '';
