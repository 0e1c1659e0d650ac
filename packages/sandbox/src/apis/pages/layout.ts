import { html } from 'hono/html';
import { type Choice, type Field, type PageContent } from '../../core/pages/customer-page';

/** Renders a page in a neutral design, without logos and brand colors, and marked as a test page. All content is escaped. */
export function renderPage(content: PageContent) {
  const { party, heading, lead, facts = [], fields = [], choices, report } = content;
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${heading} · ${party}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/pay/pages.css" />
      </head>
      <body>
        <header>
          <p class="party">${party}</p>
          <p class="mark">Test page</p>
        </header>
        <main data-report="${report ? JSON.stringify(report) : ''}">
          <h1>${heading}</h1>
          ${lead === undefined ? '' : html`<p>${lead}</p>`}
          ${
            facts.length === 0
              ? ''
              : html`<dl>
                  ${facts.map(
                    ([term, value]) =>
                      html`<div>
                        <dt>${term}</dt>
                        <dd>${value}</dd>
                      </div>`,
                  )}
                </dl>`
          }
          <form method="post">
            ${fields.filter(({ isLast }) => !isLast).map(renderField)}${choices.map(renderButton)}${fields.filter(({ isLast }) => isLast).map(renderField)}
          </form>
        </main>
        <footer><p>No money moves here. Nothing you type leaves this sandbox.</p></footer>
        <script src="/pay/pages.js"></script>
      </body>
    </html>`;
}

const renderField = ({ name, label, value = '', type = 'text', autocomplete = 'off', hint, options }: Field) =>
  html`<p class="field">
    <label for="${name}">${label}</label>
    ${
      options
        ? html`<select id="${name}" name="${name}">
            ${options.map((each) => html`<option value="${each.value}" ${each.value === value ? 'selected' : ''}>${each.label}</option>`)}
          </select>`
        : html`<input id="${name}" name="${name}" type="${type}" value="${value}" autocomplete="${autocomplete}" />`
    }
    ${hint === undefined ? '' : html`<span class="hint">${hint}</span>`}
  </p>`;

/** The button `close` closes the window in the browser. Nothing is sent. */
const renderButton = ({ name, label }: Choice) =>
  name === 'close'
    ? html`<button type="button" data-close>${label}</button>`
    : html`<button name="choice" value="${name}">${label}</button>`;
