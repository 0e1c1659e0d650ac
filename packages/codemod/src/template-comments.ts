/** Comments of template languages. A page may be written in any of them, whatever its name. */
const patterns = [
  /<!--[^]*?-->/g,
  /<%--[^]*?--%>|<%#[^]*?%>/g,
  /<#--[^]*?-->/g, // FreeMarker
  /\{#[^]*?#\}/g, // Twig, Jinja, Nunjucks
  /\{\{!--[^]*?--\}\}|\{\{![^]*?\}\}/g, // Handlebars
  /\{\{--[^]*?--\}\}/g, // Blade
  /\{%-?\s*comment\b[^%]*%\}[^]*?\{%-?\s*endcomment\s*-?%\}/g, // Liquid, Django
  /@\*[^]*?\*@/g, // Razor
  /\{\*[^]*?\*\}/g, // Smarty, Latte
  /#\*[^]*?\*#|^[ \t]*##[^\n]*/gm, // Velocity, Mako
];
/** A line that begins with a comment sign, and the lines below it that are indented deeper. */
const indented = (sign: string): RegExp => new RegExp(`^([ \\t]*)${sign}[^\\n]*(?:\\n(?:\\1[ \\t]+[^\\n]*|[ \\t]*(?=\\n)))*`, 'gm');
const php = /<\?(?!xml)[^]*?(?:\?>|$(?![^]))/g;
/** Strings come first, so that an address such as `'//js.example'` is not a comment. */
const phpComment = /'(?:\\[^]|[^'\\])*'|"(?:\\[^]|[^"\\])*"|(?<comment>\/\/[^\n]*|#(?!\[)[^\n]*|\/\*[^]*?\*\/)/g;

/** Languages in which a comment goes by its indentation. */
const indentation: Readonly<Record<string, RegExp>> = {
  pug: indented('//'),
  jade: indented('//'),
  haml: indented('(?:-#|/)'),
  slim: indented('/'),
};

/** Replaces the comments of a page or template with spaces, so that every other character keeps its index. */
export function hideComments(source: string, extension: string): string {
  const own = indentation[extension];
  let text = source;
  for (const pattern of own ? [...patterns, own] : patterns) text = text.replace(pattern, hide);
  return text.replace(php, (region) =>
    region.replace(phpComment, (found, ...rest) => ((rest.at(-1) as { comment?: string }).comment === undefined ? found : hide(found))),
  );
}

function hide(text: string): string {
  return text.replace(/[^\n]/g, ' ');
}
