import { type Context } from 'hono';
import { type ContentfulStatusCode } from 'hono/utils/http-status';
import { writeXml, type XmlValue } from '../../core/xml/write-xml';
import { writeJson } from './json/write-json';

/** Responds in the format that the caller accepts: XML, unless it asks for JSON alone. */
export function respondInFormat(c: Context, status: ContentfulStatusCode, name: string, value: XmlValue): Response {
  const accept = c.req.header('accept') ?? '';
  const [write, type] = /json/.test(accept) && !/xml/.test(accept) ? ([writeJson, 'json'] as const) : ([writeXml, 'xml'] as const);
  return c.body(write(name, value), status, { 'Content-Type': `application/${type}; charset=utf-8` });
}
