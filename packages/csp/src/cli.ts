import { parseArgs } from 'node:util';
import { contentSecurityPolicy, type PolicyOptions } from './content-security-policy';
import { FORMATS, formatPolicy, isFormat } from './format-policy';
import type { Method } from './methods';
import { USAGE } from './usage';

/** The command line, `tender-csp`. Sets the exit code. @param args without node and script */
export function runCli(args: string[]): Promise<void> {
  try {
    console.log(answer(args));
    process.exitCode = 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 2;
  }
  return Promise.resolve();
}

function answer(args: string[]): string {
  const { values } = parseArgs({
    args: withNonce(args),
    options: {
      methods: { type: 'string', multiple: true, default: [] },
      environment: { type: 'string' },
      format: { type: 'string', default: 'header' },
      nonce: { type: 'string' },
      assets: { type: 'string' },
      'fraud-detection': { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  if (values.help) return USAGE;
  const { format, nonce, assets } = values;
  if (!isFormat(format)) throw new Error(`There is no format ${format}: ${FORMATS.join(', ')}.`);
  // What is wrong with them, the policy says.
  const methods = values.methods.flatMap((names) => names.split(',').filter(Boolean)) as Method[];
  const environment = values.environment as PolicyOptions['environment'];
  const policy = contentSecurityPolicy({ methods, environment, nonce, assets, fraudDetection: values['fraud-detection'] });
  return formatPolicy(policy, format);
}

/** `--nonce` alone means a place for one. */
function withNonce(args: readonly string[]): string[] {
  return args.map((argument, at) => (argument === '--nonce' && (args[at + 1] ?? '--').startsWith('--') ? '--nonce={{nonce}}' : argument));
}
