import { and, eq } from 'drizzle-orm';
import { type SandboxContext } from '../../core/context';
import { GatewayError } from '../../core/http/gateway-error';
import { Refusal, refuseIfAny } from '../../core/http/refusal';
import { randomId } from '../../core/random';
import { paymentContexts, type Document } from '../../core/store/schema';
import { unitOfWork } from '../../core/store/unit-of-work';
import { isDocument, textAt } from '../../core/text-at';
import { deliverPending } from '../webhooks/deliver-webhook';
import { announceDispute } from './announce-status';
import { checkCompleteness, checkEvidence } from './evidence-rules';

const matchDispute = ({ merchant }: SandboxContext, id: string) =>
  and(eq(paymentContexts.merchantId, merchant.id), eq(paymentContexts.kind, 'dispute'), eq(paymentContexts.id, id));

/** @throws GatewayError 404 */
export async function findDispute(context: SandboxContext, id: string): Promise<Document> {
  const [row] = await context.database.select().from(paymentContexts).where(matchDispute(context, id)).for('update');
  if (row) return row.document;
  throw new GatewayError('NOT_FOUND', 'Dispute not found');
}

/**
 * Changes an open dispute.
 * @throws Refusal with the passed code when the dispute is not open
 */
async function changeOpenDispute(
  context: SandboxContext,
  id: string,
  refusal: { code: string; message: string },
  edit: (dispute: Document) => Document,
): Promise<Document> {
  const changed = await unitOfWork(context, async (context) => {
    const dispute = await findDispute(context, id);
    if (dispute['status'] !== 'open') throw new Refusal([{ path: ['dispute', 'status'], ...refusal }]);
    const now = context.clock.now();
    const document = { ...edit(dispute), updatedAt: new Date(now).toISOString() };
    const status = textAt(document, 'status') ?? 'open';
    await context.database.update(paymentContexts).set({ document, status, updatedAt: now }).where(matchDispute(context, id));
    if (status !== 'open') await announceDispute(context, document);
    return document;
  });
  void deliverPending(context);
  return changed;
}

const readEvidence = (dispute: Document): Document[] => {
  const evidence = dispute['evidence'];
  return Array.isArray(evidence) ? evidence.filter(isDocument) : [];
};

function setStatus({ clock }: SandboxContext, dispute: Document, status: string): Document {
  const time = new Date(clock.now()).toISOString();
  const history = Array.isArray(dispute['statusHistory']) ? (dispute['statusHistory'] as unknown[]) : [];
  const event = { disbursementDate: null, effectiveDate: time.slice(0, 10), status, timestamp: time };
  return { ...dispute, status, statusHistory: [...history, event] };
}

export const acceptDispute = (context: SandboxContext, id: string) =>
  changeOpenDispute(context, id, { code: '95704', message: 'Disputes can only be accepted when they are in an Open state' }, (dispute) =>
    setStatus(context, dispute, 'accepted'),
  );

/** Finalizes a dispute. Two documented comments decide it at once; with any other evidence it stays disputed. */
export const finalizeDispute = (context: SandboxContext, id: string) =>
  changeOpenDispute(context, id, { code: '95705', message: 'Disputes can only be finalized when they are in an Open state' }, (dispute) => {
    refuseIfAny(checkCompleteness(readEvidence(dispute)));
    const comments = readEvidence(dispute).map(({ comments }) => comments);
    const won = comments.includes('compelling_evidence');
    const status = won ? 'won' : comments.includes('losing_evidence') ? 'lost' : 'disputed';
    return { ...setStatus(context, dispute, status), ...(won ? { amountWon: dispute['amountDisputed'] } : {}) };
  });

export async function addEvidence(context: SandboxContext, id: string, input: Document): Promise<Document> {
  const documentId = textAt(input, 'documentUploadId');
  const evidence = {
    id: randomId(16),
    createdAt: new Date(context.clock.now()).toISOString(),
    sentToProcessorAt: null,
    comment: input['comments'] ?? null,
    comments: input['comments'] ?? null,
    category: input['category'] ?? null,
    sequenceNumber: input['sequenceNumber'] ?? null,
    url: documentId === null ? null : `https://example.com/${documentId}`,
  };
  await changeOpenDispute(
    context,
    id,
    { code: '95701', message: 'Evidence can only be attached to disputes that are in an Open state' },
    (dispute) => {
      const existing = readEvidence(dispute);
      refuseIfAny(checkEvidence(existing, input));
      return { ...dispute, evidence: [...existing, evidence] };
    },
  );
  return evidence;
}

export const removeEvidence = (context: SandboxContext, id: string, evidenceId: string) =>
  changeOpenDispute(
    context,
    id,
    { code: '95702', message: 'Evidence can only be removed from disputes that are in an Open state' },
    (dispute) => {
      const evidence = readEvidence(dispute);
      const left = evidence.filter((each) => each['id'] !== evidenceId);
      if (left.length === evidence.length) throw new GatewayError('NOT_FOUND', 'Evidence not found');
      return { ...dispute, evidence: left };
    },
  );
