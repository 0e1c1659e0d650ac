export const USAGE = `npx @tender/codemod <paths> [options]

Moves the files given, and those below the folders given, from braintree-web to Tender.

  --to web|packages     import from @tender/web (default), or from the package of each component where the form allows it
  --assets <origin>     where your asset host is; without it script tags are left
  --integrity <file>    integrity.json of your asset host, for script tags with an integrity attribute
  --dry-run             write nothing, print a diff
  --report json         print the report as JSON
  --help

Exit codes: 0 done, whatever was left by design; 1 a file could not be read as what its name says; 2 wrong usage.`;
