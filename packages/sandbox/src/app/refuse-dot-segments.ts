import { type MiddlewareHandler } from 'hono';
import { type AppEnvironment } from '../core/http/app-environment';

/** A segment `.` or `..`, encoded or not. */
const DOT_SEGMENT = /(?:^|\/)(?:\.|%2e){1,2}(?=$|\/)/i;

/**
 * Responds with 404 to a path with dot segments, as the gateway does. Parsing the URL has removed them, so that the id `../../customers/ada` of one
 * resource would become the path of another one.
 */
export function refuseDotSegments(): MiddlewareHandler<AppEnvironment> {
  return async (c, next) => {
    const path = c.env?.incoming?.url?.split('?')[0] ?? '';
    return DOT_SEGMENT.test(path) ? c.text('Not found', 404) : next();
  };
}
