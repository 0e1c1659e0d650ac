import type { FallbackLink } from '../../src/create-fallback-link';

const STYLE = `
  #container { margin-top: 100px; font-family: sans-serif; text-align: center; }
  #redirect { display: block; width: 100%; padding: 1.375em 0; background: #009be1; color: #fff; font-size: 1.2rem; font-weight: 600;
    text-decoration: none; }
`;

/** Shows the link. The page does not open it by itself, so that a URL in the query cannot redirect the customer. */
export function showLink({ url, text }: FallbackLink): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLE);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  const container = document.createElement('div');
  container.id = 'container';
  container.setAttribute('role', 'main');
  const link = document.createElement('a');
  link.id = 'redirect';
  link.href = url;
  link.textContent = text;
  container.append(link);
  document.body.append(container);
}
