import { and, eq } from 'drizzle-orm';
import { type SandboxContext } from '../context';
import { randomId } from '../random';
import { Refusal } from '../server-api/refusal';
import { GatewayError } from '../server/gateway-error';
import { type Database } from '../store/database';
import { paymentContexts, type Document } from '../store/schema';
import { isDocument, textAt } from '../vault/text-at';

const only = ({ merchant }: SandboxContext, id: string) =>
  and(eq(paymentContexts.merchantId, merchant.id), eq(paymentContexts.kind, 'dispute'), eq(paymentContexts.id, id));

/** @throws GatewayError 404 */
export async function findDispute(handle: Pick<Database, 'select'>, context: SandboxContext, id: string): Promise<Document> {
  const [row] = await handle.select().from(paymentContexts).where(only(context, id)).for('update');
  if (row) return row.document;
  throw new GatewayError('NOT_FOUND', 'Dispute not found');
}

/** Changes a dispute that is open. @throws Refusal with this code for any other */
async function changeOpen(
  context: SandboxContext,
  id: string,
  refusal: { code: string; message: string },
  edit: (dispute: Document) => Document,
): Promise<Document> {
  return context.database.transaction(async (handle) => {
    const dispute = await findDispute(handle, context, id);
    if (dispute['status'] !== 'open') throw new Refusal([{ path: ['dispute', 'status'], ...refusal }]);
    const now = context.clock.now();
    const document = { ...edit(dispute), updatedAt: new Date(now).toISOString() };
    const status = textAt(document, 'status') ?? 'open';
    await handle.update(paymentContexts).set({ document, status, updatedAt: now }).where(only(context, id));
    return document;
  });
}

const evidenceOf = (dispute: Document): Document[] => {
  const evidence = dispute['evidence'];
  return Array.isArray(evidence) ? evidence.filter(isDocument) : [];
};

function withStatus({ clock }: SandboxContext, dispute: Document, status: string): Document {
  const time = new Date(clock.now()).toISOString();
  const history = Array.isArray(dispute['statusHistory']) ? (dispute['statusHistory'] as unknown[]) : [];
  const event = { disbursementDate: null, effectiveDate: time.slice(0, 10), status, timestamp: time };
  return { ...dispute, status, statusHistory: [...history, event] };
}

export const acceptDispute = (context: SandboxContext, id: string) =>
  changeOpen(context, id, { code: '95704', message: 'Disputes can only be accepted when they are in an Open state.' }, (dispute) =>
    withStatus(context, dispute, 'accepted'),
  );

/** Two texts decide at once; with any other evidence the bank takes its time. */
export const finalizeDispute = (context: SandboxContext, id: string) =>
  changeOpen(context, id, { code: '95705', message: 'Disputes can only be finalized when they are in an Open state.' }, (dispute) => {
    const comments = evidenceOf(dispute).map(({ comments }) => comments);
    const won = comments.includes('compelling_evidence');
    const status = won ? 'won' : comments.includes('losing_evidence') ? 'lost' : 'disputed';
    return { ...withStatus(context, dispute, status), ...(won ? { amountWon: dispute['amountDisputed'] } : {}) };
  });

export async function addEvidence(context: SandboxContext, id: string, given: Document): Promise<Document> {
  const documentId = textAt(given, 'documentUploadId');
  const evidence = {
    id: randomId(16),
    createdAt: new Date(context.clock.now()).toISOString(),
    sentToProcessorAt: null,
    comments: given['comments'] ?? null,
    category: given['category'] ?? null,
    sequenceNumber: given['sequenceNumber'] ?? null,
    url: documentId === null ? null : `https://example.com/${documentId}`,
  };
  await changeOpen(
    context,
    id,
    { code: '95701', message: 'Evidence can only be attached to disputes that are in an Open state.' },
    (dispute) => ({
      ...dispute,
      evidence: [...evidenceOf(dispute), evidence],
    }),
  );
  return evidence;
}

export const removeEvidence = (context: SandboxContext, id: string, evidenceId: string) =>
  changeOpen(
    context,
    id,
    { code: '95702', message: 'Evidence can only be removed from disputes that are in an Open state.' },
    (dispute) => {
      const evidence = evidenceOf(dispute);
      const left = evidence.filter((each) => each['id'] !== evidenceId);
      if (left.length === evidence.length) throw new GatewayError('NOT_FOUND', 'Evidence not found');
      return { ...dispute, evidence: left };
    },
  );
