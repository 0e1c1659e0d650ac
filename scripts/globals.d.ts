/** Set by a page of the documents when its block has run to its end. */
declare var hasRun: boolean | undefined;
/** The sandbox that all unit tests of a run share. */
declare var tenderSandbox: import('node:child_process').ChildProcess | undefined;
