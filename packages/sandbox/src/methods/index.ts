import { type SandboxMethod } from '../core/sandbox-method';
import * as all from './all-methods';

/** Every payment method. */
export const methods: readonly SandboxMethod[] = Object.values(all);
