import { type Context } from 'hono';
import { createDepthError, MAX_DEPTH } from './input-limits';

/**
 * Parses JSON of a request.
 * @throws SyntaxError when it is not JSON
 * @throws GatewayError when it is nested too deep
 */
export function parseJson(text: string): unknown {
  const value: unknown = JSON.parse(text);
  let level = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MAX_DEPTH) throw createDepthError();
    level = level.flatMap(listMembers);
  }
  return value;
}

const listMembers = (value: unknown): unknown[] => (typeof value === 'object' && value !== null ? Object.values(value) : []);

/** Reads the body of a request. Throws as `parseJson` does. */
export const readJson = async (c: Context) => parseJson(await c.req.text());

/**
 * Parses JSON of a request. Returns undefined when it is not JSON.
 * @throws GatewayError when it is nested too deep
 */
export function tryParseJson(text: string): unknown {
  try {
    return parseJson(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
