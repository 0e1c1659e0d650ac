import { parseArgs } from 'node:util';
import { contentSecurityPolicy, type PolicyOptions } from './content-security-policy';
import { FORMATS, formatPolicy, isFormat } from './format-policy';
import type { PolicyMethod } from './methods';
import { USAGE } from './usage';

/** Runs the command `tender-csp` and sets the exit code. @param args arguments without `node` and the script */
export function runCli(args: string[]): Promise<void> {
  try {
    console.log(createOutput(args));
    process.exitCode = 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 2;
  }
  return Promise.resolve();
}

function createOutput(args: string[]): string {
  const { values } = parseArgs({
    args: addNonceValue(args),
    options: {
      methods: { type: 'string', multiple: true, default: [] },
      environment: { type: 'string' },
      format: { type: 'string', default: 'header' },
      nonce: { type: 'string' },
      assets: { type: 'string' },
      sandbox: { type: 'string' },
      'fraud-detection': { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  if (values.help) return USAGE;
  const { format, nonce, assets, sandbox } = values;
  if (!isFormat(format)) throw new Error(`There is no format ${format}: ${FORMATS.join(', ')}.`);
  // contentSecurityPolicy checks the methods and the environment.
  const methods = values.methods.flatMap((names) => names.split(',').filter(Boolean)) as PolicyMethod[];
  const environment = values.environment as PolicyOptions['environment'];
  const policy = contentSecurityPolicy({ methods, environment, nonce, assets, sandbox, fraudDetection: values['fraud-detection'] });
  return formatPolicy(policy, format);
}

/** `--nonce` without a value stands for a placeholder that a template fills in. */
function addNonceValue(args: readonly string[]): string[] {
  return args.map((argument, index) =>
    argument === '--nonce' && (args[index + 1] ?? '--').startsWith('--') ? '--nonce={{nonce}}' : argument,
  );
}
