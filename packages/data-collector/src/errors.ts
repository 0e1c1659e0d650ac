import { defineErrors } from '@tender/client/internal';

/** Every error of the data collector. */
export const dataCollectorErrors = /* @__PURE__ */ defineErrors({
  /**
   * The provider's fraud script could not be loaded, or not within 60 seconds. The code is from a time when the data collector had more options.
   * @remedy Sell without device data, or create the data collector again later: a failed load is not remembered. If it always fails, allow the
   * script's host in the Content-Security-Policy of your page.
   */
  DATA_COLLECTOR_REQUIRES_CREATE_OPTIONS: [
    'MERCHANT',
    'Data Collector must be created with Kount and/or PayPal, whose fraud script could not be loaded.',
  ],
});

/** Codes of the errors of the data collector. */
export type DataCollectorErrorCode = keyof typeof dataCollectorErrors;
