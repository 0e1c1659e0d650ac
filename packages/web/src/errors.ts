import { defineErrors } from '@tender/client/internal';

/** Errors of the scripts that the asset host serves. The package itself never raises them. */
export const scriptErrors = /* @__PURE__ */ defineErrors({
  /**
   * `tender.min.js` could not load the code of a method that few shops use, which is a file beside it: `tender-<method>.min.js`.
   * `details.originalError` has the reason. Components that were installed as packages never raise this error.
   * @remedy Serve all files of the folder `js`, load `tender.min.js` with a script tag of its own, and allow its host in `script-src`. The next
   * `create` tries again.
   */
  COMPONENT_SCRIPT_FAILED_TO_LOAD: ['NETWORK', 'The script of the component failed to load.'],
});
