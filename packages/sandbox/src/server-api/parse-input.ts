import { type z } from 'zod';
import { Refusal } from './refusal';

/**
 * Parses the named object of a request.
 * @throws Refusal that names the members of the wrong type
 */
export function parseInput<S extends z.ZodType>(schema: S, input: Record<string, unknown>, name: string): z.infer<S> {
  const parsed = schema.safeParse(input[name] ?? {});
  if (parsed.success) return parsed.data;
  throw new Refusal(parsed.error.issues.map(({ path, message }) => ({ path: [name, ...path.map(String)], code: '', message })));
}
