/** Served at `/pay/pages.css`. */
export const PAGES_CSS = `
:root { color-scheme: light dark; --ink: #1b1f24; --soft: #57606a; --paper: #fff; --ground: #f3f4f6; --line: #d0d7de; --accent: #1f6f5c; --on-accent: #fff }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e6edf3; --soft: #9da7b3; --paper: #161b22; --ground: #0d1117; --line: #30363d; --accent: #3fb79b; --on-accent: #06251d }
}
* { box-sizing: border-box }
body { margin: 0; min-height: 100vh; display: flex; flex-direction: column; background: var(--ground); color: var(--ink); font: 16px/1.5 system-ui, sans-serif }
header, main, footer { width: 100%; max-width: 30rem; margin: 0 auto; padding: 1rem 1.25rem }
header { display: flex; justify-content: space-between; align-items: center }
header p { margin: 0 }
.party { font-weight: 600 }
.mark { padding: 0 .5rem; border: 1px solid var(--line); border-radius: 1rem; color: var(--soft); font-size: .8125rem }
main { flex: 1 }
h1 { margin: 0 0 .75rem; font-size: 1.375rem; line-height: 1.25 }
dl { margin: 1rem 0; padding: .25rem 1rem; background: var(--paper); border: 1px solid var(--line); border-radius: .5rem }
dl div { display: flex; justify-content: space-between; gap: 1rem; padding: .5rem 0 }
dl div + div { border-top: 1px solid var(--line) }
dt { color: var(--soft) }
dd { margin: 0; text-align: end; overflow-wrap: anywhere }
form { display: grid; gap: .625rem; margin-top: 1rem }
.field { display: grid; gap: .25rem; margin: 0 }
.hint { color: var(--soft); font-size: .875rem }
input, select, button { width: 100%; min-height: 2.75rem; padding: .5rem .75rem; border: 1px solid var(--line); border-radius: .375rem; background: var(--paper); color: inherit; font: inherit }
button { cursor: pointer; font-weight: 500 }
button:first-of-type { border-color: var(--accent); background: var(--accent); color: var(--on-accent) }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px }
footer p { margin: 0; color: var(--soft); font-size: .8125rem }
`;

/**
 * Served at `/pay/pages.js`: lets a button close the window, and sends the page's report to the script that opened the page or embeds it in a frame.
 */
export const PAGES_JS = `for (const button of document.querySelectorAll('[data-close]')) button.addEventListener('click', () => window.close());

const report = document.querySelector('[data-report]').dataset.report;
const shop = window.opener ?? (window.parent === window ? null : window.parent);
if (report && shop) {
  const { target, message, answers } = JSON.parse(report);
  window.addEventListener('message', ({ source, origin, data }) => {
    if (source !== shop || origin !== target || data?.tender !== message.tender || !answers) return;
    location.replace(data.accepted === true ? answers.accepted : answers.refused);
  });
  shop.postMessage(message, target);
}
`;
