import { type Context } from 'hono';
import { camelKeys } from '../camel-keys';
import { readXml } from './read-xml';

/** The body as an object with keys in camel case, whether it came as JSON or as XML; `undefined` when it cannot be read. */
export async function readBody(c: Context): Promise<Record<string, unknown> | undefined> {
  const text = await c.req.text();
  if (text.trim() === '') return {};
  try {
    const body: unknown = /xml/.test(c.req.header('content-type') ?? '') ? undash(readXml(text)) : JSON.parse(text);
    const camel = camelKeys(body);
    return isObject(camel) ? camel : undefined;
  } catch {
    return undefined;
  }
}

/** XML writes `credit-card` where JSON writes `credit_card`. */
function undash(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(undash);
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name.replace(/-/g, '_'), undash(member)]));
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);
