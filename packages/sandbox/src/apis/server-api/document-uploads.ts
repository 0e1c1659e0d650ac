import { z } from 'zod';
import { text } from '../../core/input-fields';
import { uploadDocument } from '../../payments/transactions/document-uploads';
import { parseInput } from './parse-input';
import { respondCreated, type ServerApiRoute } from './route';

/** The fields of the form, as they are named there. */
const documentUpload = z.looseObject({ 'document_upload[kind]': text, file: z.instanceof(File).nullish() });

export const documentUploadRoutes: readonly ServerApiRoute[] = [
  {
    method: 'POST',
    path: 'document_uploads',
    async handle({ context, input }) {
      const { 'document_upload[kind]': kind, file } = parseInput(documentUpload, { documentUpload: input }, 'documentUpload');
      return respondCreated('documentUpload', await uploadDocument(context, kind, file));
    },
  },
];
