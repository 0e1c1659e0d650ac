import { html } from 'hono/html';
import { type Choice, type Field, type PageContent } from './customer-page';

/** A page of its own neutral design: no one's logo, no one's colours, and it says that it is a test. Everything is escaped. */
export function layout(content: PageContent) {
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
            ${fields.filter(({ isLast }) => !isLast).map(field)}${choices.map(button)}${fields.filter(({ isLast }) => isLast).map(field)}
          </form>
        </main>
        <footer><p>No money moves here. Nothing you type leaves this sandbox.</p></footer>
        <script src="/pay/pages.js"></script>
      </body>
    </html>`;
}

const field = ({ name, label, value = '', type = 'text', autocomplete = 'off', hint, options }: Field) =>
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

/** `close` is the browser's business: nothing is sent. */
const button = ({ name, label }: Choice) =>
  name === 'close'
    ? html`<button type="button" data-close>${label}</button>`
    : html`<button name="choice" value="${name}">${label}</button>`;
