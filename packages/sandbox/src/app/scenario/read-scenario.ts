import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { scenario, type Scenario } from './scenario';

const list = z
  .array(scenario)
  .min(1, 'A list has at least one merchant.')
  .refine((scenarios) => {
    const ids = scenarios.flatMap(({ merchant }) => merchant?.id ?? []);
    return new Set(ids).size === ids.length;
  }, 'Two merchants have the same id.');

/**
 * Reads a scenario file, which has one scenario, or a list with one for each merchant.
 * @throws Error that names the file and each member that is wrong
 */
export async function readScenarios(file: string): Promise<Scenario[]> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new Error(`The scenario ${file} cannot be read.`);
  });
  const content = parseJson(file, text);
  const parsed = Array.isArray(content) ? list.safeParse(content) : scenario.transform((only) => [only]).safeParse(content);
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
