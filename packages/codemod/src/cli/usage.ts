export const USAGE = `npx @tender/codemod <files and folders> [options]

Moves a shop from braintree-web 3 to Tender: imports, types, mocks, script tags and package.json.
At the beginning, it names the tools with which Tender does not work; at the end, it lists every place that it did not change. Start with: npx @tender/codemod . --dry-run
It writes nothing outside the files and folders that you name, and runs nothing of your shop without --run-esbuild or --verify.

What to change
  --to web|packages     where imports point: to @tender/web (default), or to the package of each component
  --assets <origin>     origin of your asset host, such as https://assets.shop.example; without it, script tags are left
  --integrity <file>    integrity.json of your asset host; without it, script tags with a hash are left
  --dry-run             shows what would change, and writes nothing

What to print
  --report <file>       also writes a report for your team; the name ends in .md
  --run-esbuild         measures the sizes in the report; runs the esbuild that your shop has installed
  --policy              also prints your Content-Security-Policy next to the one that Tender needs
  --verify              type-checks your shop before and after, and prints the new errors; runs the TypeScript that it has installed
  --json                prints the report as JSON
  --help                prints this text

Exit codes
  0  done; the list at the end says what is left for you
  1  some files could not be read, or --verify found new errors or could not check anything
  2  the command is not right; the message says why
  3  the shop cannot be moved like this: it uses only version 2, or only Drop-in, and no Tender yet; nothing was changed`;
