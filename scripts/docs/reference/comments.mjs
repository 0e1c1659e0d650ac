// Doc comments in Markdown. Codes of errors lead to their causes and remedies.
import ts from 'typescript';

const DEFAULT = /(?:^|[;,.]\s+)[Dd]efault:?\s+([^.;:]{1,60})(?:\.(?=\s|$)|$)/;

/** @param {{ checker: ts.TypeChecker, codes: Set<string>, errors: string }} context `errors` is the page of all errors, from here */
export function comments({ checker, codes, errors }) {
  const linked = (text) =>
    text
      .split(/(`[^`]*`)/)
      .map((part) => (part.startsWith('`') ? part : part.replace(/\b[A-Z][A-Z\d]*(?:_[A-Z\d]+)+\b/g, linkTo)))
      .join('');
  const linkTo = (code) => (codes.has(code) ? `[\`${code}\`](${errors}#${code.toLowerCase()})` : `\`${code}\``);
  const flat = (text) => linked(text.replace(/\s*\n\s*/g, ' ').trim());

  /** @returns {string[]} paragraphs: what it says, then its tags */
  function paragraphs(symbol) {
    const tags = symbol.getJsDocTags(checker);
    const said = (name) => tags.filter((tag) => tag.name === name).map((tag) => ts.displayPartsToString(tag.text));
    return [
      flat(ts.displayPartsToString(symbol.getDocumentationComment(checker))),
      ...said('returns').map((text) => `Returns ${flat(text)}.`.replace(/\.\.$/, '.')),
      ...said('throws').map((text) => `**Fails** ${/^as /.test(text) ? '' : 'with '}${flat(text)}.`.replace(/\.\.$/, '.')),
      ...said('deprecated').map((text) => `**Deprecated.** ${flat(text)}`),
      ...said('example').map((text) => `\`\`\`ts\n${text.replace(/^```\w*\n|\n```$/g, '')}\n\`\`\``),
    ].filter(Boolean);
  }

  /** What is said of each parameter, by name. */
  const ofParameters = (symbol) =>
    new Map(
      symbol
        .getJsDocTags(checker)
        .filter(({ name }) => name === 'param')
        .map(({ text = [] }) => {
          const name = text.find(({ kind }) => kind === 'parameterName')?.text;
          const said = text.filter(({ kind }) => kind === 'text').map((part) => part.text);
          return [name, flat(said.join(''))];
        }),
    );

  /** One line, and the default it ends in. */
  function line(symbol) {
    const said = paragraphs(symbol).join(' ');
    const [part, value] = said.match(DEFAULT) ?? [];
    if (!part) return { said, standard: '' };
    const rest = said.replace(part, part.startsWith('.') || said.indexOf(part) > 0 ? '. ' : '').trim();
    const standard = /^(true|false|-?[\d.]+|none)$/.test(value) ? `\`${value}\`` : value;
    return { said: rest.replace(/^[.\s]+|\s+(?=\.$)/g, '').replace(/\s{2,}/g, ' '), standard };
  }

  return { paragraphs, ofParameters, line };
}
