import type { Failure } from './describe-failure';

/** A failure for which the method itself has words. */
export class ToldFailure extends Error {
  constructor(readonly failure: Failure) {
    super(failure.title);
    this.name = 'ToldFailure';
  }
}
