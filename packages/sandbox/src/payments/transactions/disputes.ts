import { and, desc, eq } from 'drizzle-orm';
import { type SandboxContext } from '../../core/context';
import { GatewayError } from '../../core/http/gateway-error';
import { Refusal, refuseIfAny } from '../../core/http/refusal';
import { randomId } from '../../core/random';
import { type DisputeDocument, type EvidenceDocument } from '../../core/store/documents';
import { paymentContexts } from '../../core/store/schema';
import { unitOfWork } from '../../core/store/unit-of-work';
import { deliverPending } from '../webhooks/deliver-webhook';
import { announceDispute } from './announce-status';
import { findDocument } from './document-uploads';
import { checkCompleteness, checkEvidence, type EvidenceInput } from './evidence-rules';

const matchDispute = ({ merchant }: SandboxContext, id: string) =>
  and(eq(paymentContexts.merchantId, merchant.id), eq(paymentContexts.kind, 'dispute'), eq(paymentContexts.id, id));

const readDispute = ({ document }: { document: object }) => document as DisputeDocument;

/** Lists the merchant's disputes, newest first. */
export async function listDisputes({ database, merchant }: SandboxContext): Promise<DisputeDocument[]> {
  const rows = await database
    .select()
    .from(paymentContexts)
    .where(and(eq(paymentContexts.merchantId, merchant.id), eq(paymentContexts.kind, 'dispute')))
    .orderBy(desc(paymentContexts.createdAt));
  return rows.map(readDispute);
}

/** @throws GatewayError 404 */
export async function findDispute(context: SandboxContext, id: string): Promise<DisputeDocument> {
  const [row] = await context.database.select().from(paymentContexts).where(matchDispute(context, id)).for('update');
  if (row) return readDispute(row);
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
  edit: (dispute: DisputeDocument) => DisputeDocument,
): Promise<DisputeDocument> {
  const changed = await unitOfWork(context, async (context) => {
    const dispute = await findDispute(context, id);
    if (dispute.status !== 'open') throw new Refusal([{ path: ['dispute', 'status'], ...refusal }]);
    const now = context.clock.now();
    const document = { ...edit(dispute), updatedAt: new Date(now).toISOString() };
    const { status } = document;
    await context.database
      .update(paymentContexts)
      .set({ document: { ...document }, status, updatedAt: now })
      .where(matchDispute(context, id));
    if (status !== 'open') await announceDispute(context, document);
    return document;
  });
  void deliverPending(context);
  return changed;
}

function setStatus({ clock }: SandboxContext, dispute: DisputeDocument, status: string): DisputeDocument {
  const time = new Date(clock.now()).toISOString();
  const event = { disbursementDate: null, effectiveDate: time.slice(0, 10), status, timestamp: time };
  return { ...dispute, status, statusHistory: [...dispute.statusHistory, event] };
}

export const acceptDispute = (context: SandboxContext, id: string) =>
  changeOpenDispute(context, id, { code: '95704', message: 'Disputes can only be accepted when they are in an Open state' }, (dispute) =>
    setStatus(context, dispute, 'accepted'),
  );

/** Finalizes a dispute. Two documented comments decide it at once; with any other evidence it stays disputed. */
export const finalizeDispute = (context: SandboxContext, id: string) =>
  changeOpenDispute(context, id, { code: '95705', message: 'Disputes can only be finalized when they are in an Open state' }, (dispute) => {
    refuseIfAny(checkCompleteness(dispute.evidence));
    const comments = dispute.evidence.map(({ comments }) => comments);
    const won = comments.includes('compelling_evidence');
    const status = won ? 'won' : comments.includes('losing_evidence') ? 'lost' : 'disputed';
    return { ...setStatus(context, dispute, status), ...(won ? { amountWon: dispute.amountDisputed } : {}) };
  });

/** Adds a text or an uploaded file to an open dispute. */
export async function addEvidence(context: SandboxContext, id: string, input: EvidenceInput): Promise<EvidenceDocument> {
  const file = input.documentUploadId ? await findDocument(context, input.documentUploadId) : undefined;
  const evidence = {
    id: randomId(16),
    createdAt: new Date(context.clock.now()).toISOString(),
    sentToProcessorAt: null,
    comment: input.comments ?? null,
    comments: input.comments ?? null,
    category: input.category ?? null,
    sequenceNumber: input.sequenceNumber ?? null,
    url: file ? `https://example.com/${input.documentUploadId}/${encodeURIComponent(file.name)}` : null,
  };
  await changeOpenDispute(
    context,
    id,
    { code: '95701', message: 'Evidence can only be attached to disputes that are in an Open state' },
    (dispute) => {
      refuseIfAny(checkEvidence(dispute.evidence, input));
      const remainingFileEvidenceStorage = dispute.remainingFileEvidenceStorage - (file?.size ?? 0);
      return { ...dispute, remainingFileEvidenceStorage, evidence: [...dispute.evidence, evidence] };
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
      const left = dispute.evidence.filter(({ id }) => id !== evidenceId);
      if (left.length === dispute.evidence.length) throw new GatewayError('NOT_FOUND', 'Evidence not found');
      return { ...dispute, evidence: left };
    },
  );
