import { parseArgs } from 'node:util';
import { z } from 'zod';
import { USAGE } from './cli/usage';
import { assertLocalHost } from './server/own-names';

const flags = z.object({
  port: z.coerce.number().int().min(0).max(65535).default(4810),
  host: z.string().default('localhost'),
  'allow-remote': z.boolean().default(false),
  data: z.string().optional(),
  tls: z.boolean().default(false),
  'tls-port': z.coerce.number().int().min(0).max(65535).optional(),
  'webhook-url': z.url({ protocol: /^https?$/, message: 'Say where webhooks go as http:// or https://.' }).optional(),
  json: z.boolean().default(false),
  seed: z.boolean().default(false),
  help: z.boolean().default(false),
});

/** The command line, `tender-sandbox`. Sets the exit code when it cannot start. @param args without node and script */
export async function runCli(args: string[]): Promise<void> {
  try {
    await run(args);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

async function run(args: string[]): Promise<void> {
  const given = readFlags(args);
  if (given.help) {
    console.log(USAGE);
    return;
  }
  assertLocalHost(given.host, given['allow-remote']);
  // Loaded here: whoever asks for help, or mistypes an option, need not wait for a database and a web server.
  const { serveSandbox } = await import('./cli/serve-sandbox');
  await serveSandbox({ ...given, allowRemote: given['allow-remote'], tlsPort: given['tls-port'], webhookUrl: given['webhook-url'] });
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
      json: { type: 'boolean' },
      seed: { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  const parsed = flags.safeParse(values);
  if (!parsed.success) throw new Error(z.prettifyError(parsed.error));
  return parsed.data;
}
