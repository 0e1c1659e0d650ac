import { findEntry } from '../../core/find-entry';
import { type Facts } from '../instruments/kinds';

/** What makes a consent useless, by the provider's codes. */
const PROBLEMS: Record<string, string> = {
  82901: 'Incomplete PayPal account information.',
  82903: 'Cannot have both an access token and a consent code.',
};

export interface ConsentProblem {
  code: string;
  message: string;
}

export const createConsentProblem = (code: '82901' | '82903'): ConsentProblem => ({ code, message: PROBLEMS[code] ?? '' });

/** Reads the problem that was stored with the nonce of a consent. Returns undefined for every other account. */
export function readConsentProblem({ consentProblem: code }: Facts): ConsentProblem | undefined {
  const message = findEntry(PROBLEMS, code);
  return code == null || message === undefined ? undefined : { code, message };
}
