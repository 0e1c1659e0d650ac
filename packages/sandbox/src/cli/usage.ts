export const USAGE = `tender-sandbox: everything a checkout talks to, on this machine. No place for real cards.

  --port <number>      plain http; a taken port moves up by ten (default 4810; 0 takes any free one)
  --host <address>     what to listen on (default: this machine only)
  --allow-remote       needed for a host other machines can reach, and to be asked by other names than this
                       machine's own (a tunnel, an emulator's 10.0.2.2)
  --data <folder>      keep the data there (default: in memory; or name a Postgres server in TENDER_SANDBOX_DATABASE_URL)
  --tls                also serve the provider's domains over https, with a certificate made at start
  --tls-port <number>  default: the plain port plus one
  --webhook-url <url>  where the merchant's server takes webhooks (default: they are not sent)
  --seed               begin with a customer who has saved payment methods
  --json               print one line of JSON, for programs
  --help               this text`;
