export const USAGE = `tender-sandbox: everything that a checkout talks to, on this machine. For tests only: never use real cards.

  --port <number>      port for HTTP; if it is taken, the sandbox tries higher ones in steps of ten (default 4810; 0 is any free port)
  --host <address>     address to listen on (default: localhost, which other machines cannot reach)
  --allow-remote       allows a host that other machines can reach, and requests by names that are not this machine's own, such as
                       those of a tunnel or an emulator (10.0.2.2)
  --data <folder>      store the data in this folder (default: in memory). For a Postgres server, set TENDER_SANDBOX_DATABASE_URL
  --tls                also serve the provider's host names over HTTPS, with a certificate created at start
  --tls-port <number>  port for HTTPS (default: the port for HTTP plus one)
  --webhook-url <url>  URL of the merchant's server for webhooks (default: webhooks are not sent)
  --seed               create a customer who has saved payment methods
  --scenario <file>    load merchants with their keys, settings, customers, payment methods, transactions and disputes from a JSON file; see
                       the README
  --state <file>       load an exported state (GET /_control/state), which replaces everything that is stored
  --warm-up            for load tests: tokenize cards before being ready, so that the code for it is compiled; takes some two seconds
  --json               print one line of JSON, for programs
  --help               print this text`;
