import { type z } from 'zod';
import { Refusal } from './refusal';

/** The request's one object. @throws Refusal naming the members whose type is wrong */
export function parseInput<S extends z.ZodType>(schema: S, input: Record<string, unknown>, name: string): z.infer<S> {
  const parsed = schema.safeParse(input[name] ?? {});
  if (parsed.success) return parsed.data;
  throw new Refusal(parsed.error.issues.map(({ path, message }) => ({ path: [name, ...path.map(String)], code: '', message })));
}
