import { createElement } from '@tender/client/internal';

/** Options of `showSpinner`. */
export interface SpinnerOptions {
  /** CSS color of the moving part. Default: blue. */
  color?: string;
  /** Width and height, in CSS pixels. Default: 46. */
  size?: number;
}

/** Shows a loading indicator on a landing page. It uses no inline styles, so that a strict content security policy allows it. */
export function showSpinner({ color = '#2180c0', size = 46 }: SpinnerOptions = {}): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    .spinner { position: fixed; inset: 0; margin: auto; box-sizing: border-box; width: ${size}px; height: ${size}px; border: 8px solid rgb(0 0 0 / 20%);
      border-top-color: ${color}; border-radius: 50%; animation: turn 0.7s linear infinite; }
    @keyframes turn { to { transform: rotate(360deg); } }
    @media (prefers-reduced-motion: reduce) { .spinner { animation-duration: 5s; } }
  `);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  document.body.append(createElement('div', { class: 'spinner', role: 'status', 'aria-label': 'Loading' }));
}
