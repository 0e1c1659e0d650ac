// React 18 on a server, in both module systems: it renders what is there while it loads, and asks nobody.
import assert from 'node:assert/strict';
import { createRequire } from 'node:module';

globalThis.fetch = () => assert.fail('a server asks nobody');

function check(name, { createElement }, { renderToString }, { TenderProvider }, sepa, card) {
  const Status = () => createElement('p', null, `${sepa.useSepa().status} ${card.useHostedFields().status}`);
  const field = createElement(card.CardNumberField, { label: 'Card number' });
  const fields = createElement(card.HostedFields, null, field, createElement(Status));
  const page = createElement(TenderProvider, { authorization: 'a_b_c' }, createElement(sepa.SepaProvider, null, fields));
  const html = renderToString(page);
  assert.match(html, /Card number<\/label>.*<p>loading loading<\/p>/, name);
  assert.doesNotMatch(html, /style=/);
}

check(
  'import',
  await import('react'),
  await import('react-dom/server'),
  await import('@tender/react'),
  await import('@tender/react/sepa'),
  await import('@tender/react/hosted-fields'),
);
const require = createRequire(import.meta.url);
check(
  'require',
  require('react'),
  require('react-dom/server'),
  require('@tender/react'),
  require('@tender/react/sepa'),
  require('@tender/react/hosted-fields'),
);
