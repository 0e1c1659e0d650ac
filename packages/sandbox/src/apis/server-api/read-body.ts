import { type Context } from 'hono';
import { toCamelKeys } from '../../core/camel-keys';
import { parseJson } from '../../core/http/parse-json';
import { isMultipart, readForm } from '../../core/http/read-form';
import { isDocument } from '../../core/text-at';
import { readXml } from '../../core/xml/read-xml';

/**
 * Parses a JSON or XML body into an object with keys in camel case, or a form with files into one with the names of its fields. Resolves with undefined
 * when it cannot be parsed.
 */
export async function readBody(c: Context): Promise<Record<string, unknown> | undefined> {
  const type = c.req.header('content-type') ?? '';
  try {
    if (isMultipart(type)) return readForm(type, new Uint8Array(await c.req.arrayBuffer()));
    const text = decode(await c.req.arrayBuffer());
    if (text === undefined) return undefined;
    if (text.trim() === '') return {};
    const camel = toCamelKeys(/xml/.test(type) ? readXml(text) : parseJson(text));
    return isDocument(camel) ? camel : undefined;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** Returns undefined for bytes that are no text: a payment must not be stored with characters that nobody sent. */
function decode(bytes: ArrayBuffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
