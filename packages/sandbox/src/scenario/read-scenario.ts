import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { scenario, type Scenario } from './scenario';

/**
 * Reads a scenario file.
 * @throws Error that names the file and each member that is wrong
 */
export async function readScenario(file: string): Promise<Scenario> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new Error(`The scenario ${file} cannot be read.`);
  });
  const parsed = scenario.safeParse(parseJson(file, text));
  if (parsed.success) return parsed.data;
  throw new Error(`The scenario ${file} is invalid:\n${z.prettifyError(parsed.error)}`);
}

function parseJson(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`The scenario ${file} is not JSON: ${error instanceof Error ? error.message : ''}`);
  }
}
