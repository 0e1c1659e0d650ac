// Records the coverage of each unit test file, and removes it from jest's results: jest's own report would not include the browser tests.
import { relative } from 'node:path';
import { root } from '../../workspace.mjs';
import { createRecorder, rememberFile } from './recording.mjs';

export default class CoverageReporter {
  #recorder = createRecorder();
  #remembered = new Set();

  onTestResult(/** @type {any} */ _test, /** @type {any} */ testResult) {
    for (const { codeTransformResult, result } of testResult.v8Coverage ?? []) {
      if (!codeTransformResult) continue;
      const name = relative(root, result.url);
      if (!this.#remembered.has(name)) rememberFile(result.url, name, codeTransformResult.code);
      this.#remembered.add(name);
      this.#recorder.add(name, result.functions);
    }
    testResult.v8Coverage = undefined;
  }

  onRunComplete() {
    this.#recorder.save();
  }
}
