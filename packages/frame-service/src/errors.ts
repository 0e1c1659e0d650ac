import { defineErrors } from '@tender/client/internal';

/** Errors of popups and frames. Payment methods convert them to errors of their own. */
export const frameServiceErrors = defineErrors({
  /**
   * The window was closed before it reported a result: by the customer, by `closeWindow`, or because a payment site's
   * `Cross-Origin-Opener-Policy` disconnects it from the page.
   * @remedy Offer the payment again. Most payment methods convert it to an error of their own. If you receive this one, treat it as a
   * cancellation.
   */
  FRAME_SERVICE_FRAME_CLOSED: ['INTERNAL', 'The frame was closed before a result was delivered.'],
  /**
   * The browser blocked the window, a frame of the asset host did not load within 60 seconds, or the URL to open is not allowed.
   * @remedy Call the method first in the click handler. Check that `frame-src` in your content security policy allows the asset host.
   */
  FRAME_SERVICE_FRAME_OPEN_FAILED: ['INTERNAL', 'The frame could not be opened.'],
});

/** Codes of the errors of the frame service. */
export type FrameServiceErrorCode = keyof typeof frameServiceErrors;
