import { inflateSync } from 'node:zlib';
import { type SandboxContext } from '../../core/context';
import { type FieldError, GatewayError } from '../../core/http/gateway-error';
import { refuseIfAny } from '../../core/http/refusal';
import { randomId } from '../../core/random';
import { definePaymentContexts } from '../../core/store/payment-contexts';

/** What is stored of a file: nothing reads its content. */
interface DocumentUpload {
  kind: string;
  name: string;
  contentType: string;
  /** Bytes. */
  size: number;
}

const KIND = 'evidence_document';
const MAX_SIZE = 4 * 1024 * 1024;
const MAX_PAGES = 50;
/** The accepted types, by the ending of a file's name. */
const TYPES: Readonly<Record<string, string>> = { pdf: 'application/pdf', png: 'image/png', jpg: 'image/jpeg', jpeg: 'image/jpeg' };
/** The last bytes of a PDF, in which its end must be. */
const TAIL = 2048;
const MAX_INFLATED = 16 * 1024 * 1024;

const uploads = definePaymentContexts<DocumentUpload>('document_upload');

/** Stores a file that is to be evidence in a dispute. */
export async function uploadDocument(context: SandboxContext, kind: string | null | undefined, file: File | null | undefined) {
  const content = Buffer.from((await file?.arrayBuffer()) ?? new ArrayBuffer());
  const name = file?.name ?? '';
  refuseIfAny(checkDocument(kind, name, content));
  const document = { kind: KIND, name, contentType: detectType(content) ?? '', size: content.length };
  const { id } = await uploads.create(context, { id: randomId(16), status: 'uploaded', document });
  return { id, ...document };
}

/** @throws GatewayError 404 */
export async function findDocument(context: SandboxContext, id: string): Promise<DocumentUpload> {
  const row = await uploads.find(context, id);
  if (!row) throw new GatewayError('NOT_FOUND', 'Document not found');
  return row.document;
}

function checkDocument(kind: string | null | undefined, name: string, content: Buffer): FieldError[] {
  const refuse = (attribute: string, code: string, message: string) => [{ path: ['documentUpload', attribute], code, message }];
  if (kind !== KIND) return refuse('kind', '84901', 'Document kind is invalid.');
  if (content.length === 0) return refuse('file', '84906', 'File cannot be empty.');
  if (content.length > MAX_SIZE) return refuse('file', '84902', 'File must be 4 MB or smaller.');
  const ending = name.toLowerCase().split('.').at(-1) ?? '';
  if (!Object.hasOwn(TYPES, ending)) return refuse('file', '84903', 'File must be a PDF, PNG or JPEG.');
  const type = detectType(content);
  const pages = type === TYPES['pdf'] ? countPages(content) : 1;
  if (type === undefined || pages === 0) return refuse('file', '84904', 'File is malformed or encrypted.');
  return pages > MAX_PAGES ? refuse('file', '84905', 'File must have 50 pages or fewer.') : [];
}

function detectType(content: Buffer): string | undefined {
  const start = content.subarray(0, 8).toString('latin1');
  if (start.startsWith('%PDF-')) return TYPES['pdf'];
  if (start === '\x89PNG\r\n\x1A\n') return TYPES['png'];
  return start.startsWith('\xFF\xD8\xFF') ? TYPES['jpg'] : undefined;
}

/** Counts the pages of a PDF. Returns 0 for one that is encrypted or broken. */
function countPages(content: Buffer): number {
  const text = content.toString('latin1');
  const end = text.slice(-TAIL);
  if (!end.includes('startxref') || !end.includes('%%EOF') || text.includes('/Encrypt')) return 0;
  return [text, ...readObjectStreams(text)].reduce((sum, part) => sum + (part.match(/\/Type\s?\/Page\b/g)?.length ?? 0), 0);
}

/** Inflates the streams in which newer PDFs have their objects. */
function readObjectStreams(text: string): string[] {
  return text.split('endobj').flatMap((object) => {
    const start = object.indexOf('stream');
    if (start < 0 || !object.slice(0, start).includes('/ObjStm')) return [];
    try {
      const data = Buffer.from(object.slice(start + 'stream'.length, object.lastIndexOf('endstream')).replace(/^\r?\n/, ''), 'latin1');
      return [inflateSync(data, { maxOutputLength: MAX_INFLATED }).toString('latin1')];
    } catch {
      return [];
    }
  });
}
