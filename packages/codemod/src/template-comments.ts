const html = /<!--[^]*?-->/;
const percent = /<%--[^]*?--%>|<%#[^]*?%>/;
const twig = /\{#[^]*?#\}/;
const mustache = /\{\{!--[^]*?--\}\}|\{\{![^]*?\}\}/;
const liquid = /\{%-?\s*comment\s*-?%\}[^]*?\{%-?\s*endcomment\s*-?%\}/;
const blade = /\{\{--[^]*?--\}\}/;
const razor = /@\*[^]*?\*@/;
const smarty = /\{\*[^]*?\*\}/;
/** A line that begins with a comment sign, and the lines below it that are indented deeper. */
const indented = (sign: string): RegExp => new RegExp(`^([ \\t]*)${sign}[^\\n]*(?:\\n(?:\\1[ \\t]+[^\\n]*|[ \\t]*(?=\\n)))*`, 'm');
const php = /<\?[^]*?(?:\?>|$(?![^]))/g;
/** Strings come first, so that an address such as `'//js.example'` is not a comment. */
const phpComment = /'(?:\\[^]|[^'\\])*'|"(?:\\[^]|[^"\\])*"|(?<comment>\/\/[^\n]*|#(?!\[)[^\n]*|\/\*[^]*?\*\/)/g;

const comments: Readonly<Record<string, readonly RegExp[]>> = {
  ejs: [percent],
  erb: [percent],
  jsp: [percent],
  twig: [twig],
  njk: [twig],
  liquid: [liquid],
  hbs: [mustache],
  handlebars: [mustache],
  mustache: [mustache],
  php: [blade],
  cshtml: [razor],
  tpl: [smarty],
  pug: [indented('//')],
  jade: [indented('//')],
  haml: [indented('(?:-#|/)')],
  slim: [indented('/')],
};

/** Replaces the comments of a page or template with spaces, so that every other character keeps its index. */
export function hideComments(source: string, extension: string): string {
  let text = source;
  for (const pattern of [html, ...(comments[extension] ?? [])]) text = text.replace(new RegExp(pattern, 'gm'), hide);
  if (!/^(php|phtml)$/.test(extension)) return text;
  return text.replace(php, (region) =>
    region.replace(phpComment, (found, ...rest) => ((rest.at(-1) as { comment?: string }).comment === undefined ? found : hide(found))),
  );
}

function hide(text: string): string {
  return text.replace(/[^\n]/g, ' ');
}
