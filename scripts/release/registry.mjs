// A registry that lives for one publish: it knows no package and keeps what npm sends.
import { createServer } from 'node:http';

export async function startRegistry() {
  const published = new Map();
  const server = createServer(async (request, response) => {
    const name = decodeURIComponent(request.url.slice(1).split('?')[0]);
    if (request.method !== 'PUT') return response.writeHead(404, { 'content-type': 'application/json' }).end('{"error":"not found"}');
    const chunks = [];
    for await (const chunk of request) chunks.push(chunk);
    published.set(name, JSON.parse(Buffer.concat(chunks).toString()));
    response.writeHead(201, { 'content-type': 'application/json' }).end('{"ok":true}');
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${server.address().port}`;
  return { url: `http://${host}/`, token: `//${host}/:_authToken=none`, published, stop: () => server.close() };
}
