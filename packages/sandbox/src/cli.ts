import { parseArgs } from 'node:util';
import { z } from 'zod';
import { USAGE } from './app/cli/usage';
import { assertLocalHost } from './core/http/own-names';

const flags = z.object({
  port: z.coerce.number().int().min(0).max(65535).default(4810),
  host: z.string().default('localhost'),
  'allow-remote': z.boolean().default(false),
  data: z.string().optional(),
  tls: z.boolean().default(false),
  'tls-port': z.coerce.number().int().min(0).max(65535).optional(),
  'webhook-url': z.url({ protocol: /^https?$/, message: 'The URL for webhooks must begin with http:// or https://.' }).optional(),
  scenario: z.string().optional(),
  state: z.string().optional(),
  json: z.boolean().default(false),
  seed: z.boolean().default(false),
  'warm-up': z.boolean().default(false),
  help: z.boolean().default(false),
});

/**
 * Runs the command line, `tender-sandbox`. Prints the reason and sets the exit code when it cannot start.
 * @param args arguments without `node` and the script
 */
export async function runCli(args: string[]): Promise<void> {
  try {
    await run(args);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

async function run(args: string[]): Promise<void> {
  const values = readFlags(args);
  if (values.help) {
    console.log(USAGE);
    return;
  }
  assertLocalHost(values.host, values['allow-remote']);
  // Imported late, so that `--help` and mistyped options do not wait for a database and a web server to load.
  const { serveSandbox } = await import('./app/cli/serve-sandbox');
  await serveSandbox({
    ...values,
    allowRemote: values['allow-remote'],
    tlsPort: values['tls-port'],
    webhookUrl: values['webhook-url'],
    warmUp: values['warm-up'],
  });
}

function readFlags(args: string[]): z.infer<typeof flags> {
  const { values } = parseArgs({
    args,
    options: {
      port: { type: 'string' },
      host: { type: 'string' },
      'allow-remote': { type: 'boolean' },
      data: { type: 'string' },
      tls: { type: 'boolean' },
      'tls-port': { type: 'string' },
      'webhook-url': { type: 'string' },
      scenario: { type: 'string' },
      state: { type: 'string' },
      json: { type: 'boolean' },
      seed: { type: 'boolean' },
      'warm-up': { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  const parsed = flags.safeParse(values);
  if (!parsed.success) throw new Error(z.prettifyError(parsed.error));
  return parsed.data;
}
