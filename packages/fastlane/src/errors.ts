import { defineErrors } from '@tender/client/internal';

/** Every error of Fastlane. */
export const fastlaneErrors = /* @__PURE__ */ defineErrors({
  /**
   * The Fastlane script or the hosted-fields script could not be loaded within a minute, or the script refused the options. The message is that of
   * the cause, which is `details.originalError`.
   * @remedy Read the message. If a script could not be loaded, check the page's Content Security Policy and offer your own checkout form meanwhile.
   */
  FASTLANE_SDK_LOAD_ERROR: ['MERCHANT', '{message}'],
});

/** Codes of the errors of Fastlane. */
export type FastlaneErrorCode = keyof typeof fastlaneErrors;
