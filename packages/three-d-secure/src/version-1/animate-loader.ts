/** Animates the spinner of the page. The styles are added by script, because the page's policy refuses style elements. */
export function animateLoader(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    .hidden { display: none; }
    svg { position: fixed; inset: 0; margin: auto; animation: turn 1s linear infinite; }
    @keyframes turn { to { transform: rotate(360deg); } }
    @media (prefers-reduced-motion: reduce) { svg { animation-duration: 5s; } }
  `);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
