import { deflateSync } from 'node:zlib';
import { isDocument, valueAt } from '../../core/text-at';
import { listErrors } from '../../fixtures/call-in-format';
import { sendRaw } from '../../fixtures/send-raw';
import { openShop, type Shop } from '../../fixtures/shop';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});

const PNG = Buffer.from('\x89PNG\r\n\x1A\n0000', 'latin1');
const createPdf = (objects: string | Buffer) =>
  Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.from(objects), Buffer.from('\nstartxref\n0\n%%EOF\n')]);
const PAGES = '1 0 obj <</Type /Pages>> endobj ';
const pages = (count: number) => createPdf(PAGES + '2 0 obj <</Type /Page>> endobj '.repeat(count));
function packedPages(count: number): Buffer {
  const stream = deflateSync(Buffer.from('<</Type/Page>>'.repeat(count)));
  return createPdf(
    Buffer.concat([Buffer.from('1 0 obj <</Type/ObjStm/Filter/FlateDecode>> stream\r\n'), stream, Buffer.from('\nendstream endobj')]),
  );
}

/** Uploads a file in the form of an SDK. That for Node ends it with an empty line. */
async function upload(name: string, content: Buffer, { kind = 'evidence_document', end = '', path = 'document_uploads' } = {}) {
  const head = `--boundary1\r\nContent-Disposition: form-data; name="document_upload[kind]"\r\n\r\n${kind}\r\n--boundary1\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: application/octet-stream\r\n\r\n`;
  const body = Buffer.concat([Buffer.from(head), content, Buffer.from(`\r\n--boundary1--${end}`)]);
  const headers = {
    Accept: 'application/json',
    'Content-Type': 'multipart/form-data; boundary=boundary1',
    'Content-Length': String(body.length),
  };
  const response = await sendRaw(shop.sandbox, `POST ${path}`, headers, body);
  const parsed: unknown = JSON.parse(response.body.toString());
  const errors = listErrors(valueAt(parsed, 'apiErrorResponse', 'errors'), []);
  const document = valueAt(parsed, 'documentUpload');
  return { status: response.status, errors, document: isDocument(document) ? document : {} };
}

test.each([
  ['logo.png', PNG, 'image/png'],
  ['photo.JPEG', Buffer.from('\xFF\xD8\xFF\xE0', 'latin1'), 'image/jpeg'],
  ['letter.pdf', pages(50), 'application/pdf'],
  ['packed.pdf', packedPages(50), 'application/pdf'],
  ['named wrongly.pdf', PNG, 'image/png'],
  ['large.png', Buffer.concat([PNG, Buffer.alloc(4 * 1024 * 1024 - PNG.length)]), 'image/png'],
])('stores %s, whose type its content tells', async (name, content, contentType) => {
  const { status, document } = await upload(name, content);
  expect(status).toBe(201);
  expect(document).toEqual({
    id: expect.stringMatching(/^\w{16}$/) as string,
    kind: 'evidence_document',
    name,
    contentType,
    size: content.length,
  });
});

test.each([
  ['an unknown kind', '84901', 'kind', () => upload('logo.png', PNG, { kind: 'photo' })],
  ['more than 4 MB', '84902', 'file', () => upload('logo.png', Buffer.concat([PNG, Buffer.alloc(4 * 1024 * 1024)]))],
  ['another type', '84903', 'file', () => upload('logo.gif', Buffer.from('GIF89a'))],
  ['no image', '84904', 'file', () => upload('logo.png', Buffer.from('text'))],
  ['half a PDF', '84904', 'file', () => upload('letter.pdf', pages(1).subarray(0, 40))],
  ['an encrypted PDF', '84904', 'file', () => upload('letter.pdf', createPdf(`${PAGES}<</Type/Page>> <</Encrypt 3 0 R>>`))],
  ['a PDF of 51 pages', '84905', 'file', () => upload('letter.pdf', pages(51))],
  ['a packed PDF of 51 pages', '84905', 'file', () => upload('letter.pdf', packedPages(51))],
  ['an empty file', '84906', 'file', () => upload('logo.png', Buffer.alloc(0))],
])('refuses %s with %s', async (_, code, attribute, send) => {
  expect(await send()).toMatchObject({ status: 422, errors: [`${code} documentUpload.${attribute}`] });
});

test('reads the form of every SDK: with a slash at the end of the path, and an empty line at the end of the body', async () => {
  expect((await upload('logo.png', PNG, { path: 'document_uploads/' })).status).toBe(201);
  expect((await upload('logo.png', PNG, { end: '\r\n\r\n' })).status).toBe(201);
});

test('responds to a form that cannot be read, and to one that is far too large, without failing', async () => {
  const headers = { 'Content-Type': 'multipart/form-data; boundary=boundary1' };
  expect((await sendRaw(shop.sandbox, 'POST document_uploads', headers, '--boundary1\r\nContent-Dis')).status).toBe(400);
  expect((await sendRaw(shop.sandbox, 'POST document_uploads', headers, '--boundary1\r\n\r\ntext\r\n--boundary1--')).status).toBe(400);
  expect((await sendRaw(shop.sandbox, 'POST document_uploads', { 'Content-Type': 'multipart/form-data' }, '--\r\n--')).status).toBe(400);
  expect((await sendRaw(shop.sandbox, 'POST document_uploads', headers, Buffer.alloc(17 * 1024 * 1024))).status).toBe(413);
});

test('a file becomes evidence, which uses up storage of its dispute', async () => {
  const call = (name: string, ...args: unknown[]) => shop.gateway['dispute']![name]!(...args);
  const creditCard = { number: '4023898493988028', expirationDate: '12/2030' };
  const { transaction } = await shop.sale({ amount: '10.00', creditCard, options: { submitForSettlement: true } });
  const id = (transaction['disputes'] as { id: string }[])[0]?.id;
  const read = async () => valueAt(await call('find', id), 'dispute', 'remainingFileEvidenceStorage');
  const before = Number(await read());
  const { document } = await upload('parcel 1.png', PNG);
  const added = await call('addFileEvidence', id, { documentId: document['id'], category: 'PROOF_OF_DELIVERY' });
  expect(added['evidence']).toMatchObject({
    category: 'PROOF_OF_DELIVERY',
    comment: null,
    url: expect.stringMatching(/\/parcel%201\.png$/) as string,
  });
  expect(await read()).toBe(before - PNG.length);
  await expect(call('addFileEvidence', id, 'unknown')).rejects.toMatchObject({ type: 'notFoundError' });
});
