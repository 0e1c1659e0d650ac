import { type MiddlewareHandler } from 'hono';
import { type AppEnvironment } from '../core/http/app-environment';

/** Bytes. Larger than any request of a checkout. */
const MAX_BODY = 1024 * 1024;
/** Bytes of an upload. The endpoint itself refuses files of more than 4 MB, with an error that names the limit. */
const MAX_UPLOAD = 16 * 1024 * 1024;
/** Bytes that are read of a body that is too large. After more, the connection is closed. */
const MAX_READ = 64 * 1024 * 1024;

/**
 * Responds with 413 to a body that is too large. The whole body is read first, because most clients read no response before they have sent their request,
 * and would only report a broken connection.
 */
export function limitBody(): MiddlewareHandler<AppEnvironment> {
  return async (c, next) => {
    // An exported state is as large as what is stored. Only this machine can send one.
    if (c.req.path === '/_control/state') return next();
    const most = /\/document_uploads\/?$/.test(c.req.path) ? MAX_UPLOAD : MAX_BODY;
    const announced = c.req.header('transfer-encoding') === undefined ? Number(c.req.header('content-length') ?? 0) : undefined;
    if (announced !== undefined && announced <= most) return next();
    const { body } = c.req.raw;
    if (!body) return next();
    const text = await readWhole(body, most);
    if (text === undefined) return c.json({ error: { message: 'The request body is too large' } }, 413);
    c.req.raw = new Request(c.req.raw, { body: text });
    return next();
  };
}

/** Resolves with undefined when the body is too large. */
async function readWhole(body: ReadableStream<Uint8Array>, most: number): Promise<Buffer<ArrayBuffer> | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size <= most) chunks.push(chunk);
    else if (size > MAX_READ) break;
  }
  return size <= most ? Buffer.concat(chunks) : undefined;
}
