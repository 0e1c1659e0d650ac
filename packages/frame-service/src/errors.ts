import { defineErrors } from '@tender/client/internal';

/** Payment methods translate these into errors of their own. */
export const frameServiceErrors = defineErrors({
  FRAME_SERVICE_FRAME_CLOSED: ['INTERNAL', 'The frame was closed before a result was delivered.'],
  FRAME_SERVICE_FRAME_OPEN_FAILED: ['INTERNAL', 'The frame could not be opened.'],
});
export type FrameServiceErrorCode = keyof typeof frameServiceErrors;
