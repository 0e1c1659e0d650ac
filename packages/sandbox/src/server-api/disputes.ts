import { z } from 'zod';
import { acceptDispute, addEvidence, finalizeDispute, findDispute, removeEvidence } from '../transactions/disputes';
import { type Document } from '../store/schema';
import { parseInput } from './parse-input';
import { created, found, parameter, type ServerApiRoute } from './route';
import { type XmlValue } from './write-xml';

const text = z.union([z.string(), z.number()]).transform(String).nullish();
const evidenceInput = z.looseObject({ comments: text, category: text, sequenceNumber: z.number().nullish(), documentUploadId: text });

const asFields = (document: Document) => document as { [name: string]: XmlValue };

export const disputeRoutes: readonly ServerApiRoute[] = [
  {
    method: 'GET',
    path: 'disputes/:id',
    handle: async (call) => found('dispute', asFields(await findDispute(call.context.database, call.context, parameter(call, 'id')))),
  },
  {
    method: 'PUT',
    path: 'disputes/:id/accept',
    handle: async (call) => found('dispute', asFields(await acceptDispute(call.context, parameter(call, 'id')))),
  },
  {
    method: 'PUT',
    path: 'disputes/:id/finalize',
    handle: async (call) => found('dispute', asFields(await finalizeDispute(call.context, parameter(call, 'id')))),
  },
  {
    method: 'POST',
    path: 'disputes/:id/evidence',
    handle: async (call) =>
      created(
        'evidence',
        asFields(await addEvidence(call.context, parameter(call, 'id'), parseInput(evidenceInput, call.input, 'evidence'))),
      ),
  },
  {
    method: 'DELETE',
    path: 'disputes/:id/evidence/:evidenceId',
    // The official SDK stumbles over an empty answer here.
    handle: async (call) =>
      found('dispute', asFields(await removeEvidence(call.context, parameter(call, 'id'), parameter(call, 'evidenceId')))),
  },
];
