import { z } from 'zod';
import { text } from '../../core/input-fields';
import { acceptDispute, addEvidence, finalizeDispute, findDispute, removeEvidence } from '../../payments/transactions/disputes';
import { parseInput } from './parse-input';
import { respondCreated, respondWith, readParameter, type ServerApiRoute } from './route';

const evidenceInput = z.looseObject({ comments: text, category: text, sequenceNumber: z.number().nullish(), documentUploadId: text });

export const disputeRoutes: readonly ServerApiRoute[] = [
  {
    method: 'GET',
    path: 'disputes/:id',
    handle: async (call) => respondWith('dispute', { ...(await findDispute(call.context, readParameter(call, 'id'))) }),
  },
  {
    method: 'PUT',
    path: 'disputes/:id/accept',
    handle: async (call) => respondWith('dispute', { ...(await acceptDispute(call.context, readParameter(call, 'id'))) }),
  },
  {
    method: 'PUT',
    path: 'disputes/:id/finalize',
    handle: async (call) => respondWith('dispute', { ...(await finalizeDispute(call.context, readParameter(call, 'id'))) }),
  },
  {
    method: 'POST',
    path: 'disputes/:id/evidence',
    handle: async (call) =>
      respondCreated(
        'evidence',
        await addEvidence(call.context, readParameter(call, 'id'), parseInput(evidenceInput, call.input, 'evidence')),
      ),
  },
  {
    method: 'DELETE',
    path: 'disputes/:id/evidence/:evidenceId',
    // The official SDK fails on an empty response here.
    handle: async (call) =>
      respondWith('dispute', { ...(await removeEvidence(call.context, readParameter(call, 'id'), readParameter(call, 'evidenceId'))) }),
  },
];
