/* oxlint-disable no-explicit-any -- the SDK under test, the reference, and the functions of a measurement */

/** What the pages of the benchmarks define, by its name. */
interface Window {
  [name: string]: any;
}
declare var fields: any;
declare var probe: any;
declare var heard: any;
declare var hear: any;
declare var typed: any;
declare var observed: any;
