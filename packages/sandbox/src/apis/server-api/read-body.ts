import { type Context } from 'hono';
import { toCamelKeys } from '../../core/camel-keys';
import { parseJson } from '../../core/http/parse-json';
import { isDocument } from '../../core/text-at';
import { readXml } from '../../core/xml/read-xml';

/** Parses a JSON or XML body into an object with keys in camel case. Resolves with undefined when it cannot be parsed. */
export async function readBody(c: Context): Promise<Record<string, unknown> | undefined> {
  const text = await c.req.text();
  if (text.trim() === '') return {};
  try {
    const body: unknown = /xml/.test(c.req.header('content-type') ?? '') ? readXml(text) : parseJson(text);
    const camel = toCamelKeys(body);
    return isDocument(camel) ? camel : undefined;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
