export const USAGE = `npx @tender/codemod <paths> [options]

Moves files, and all files below folders, from braintree-web to Tender.

  --to web|packages     import from @tender/web (default), or from the package of each component where the form of the import allows it
  --assets <origin>     origin of your asset host; without it script tags are left
  --integrity <file>    integrity.json of your asset host, for script tags with an integrity attribute
  --dry-run             print a diff and write nothing
  --report json         print the report as JSON
  --help

Exit codes: 0 done (something may be left for you to change); 1 a file did not parse; 2 wrong usage.`;
