// What the applications of older tools have in common, copied into their sources: a card in three fields, and a sale by the shop's server.
import { hostedFields } from '@tender/web';
import { create } from '@tender/web/client';

/** Shows card fields in a form, and pays with them when it is submitted. The page's title says how far this is. */
export async function openCheckout(form) {
  const authorization = new URLSearchParams(window.location.search).get('authorization');
  const client = await create({ authorization });
  const fields = await hostedFields.create({
    client,
    fields: { number: { selector: '#number' }, expirationDate: { selector: '#date' }, cvv: { selector: '#code' } },
  });
  form.onsubmit = (event) => {
    event.preventDefault();
    pay(fields).catch((error) => {
      document.title = error.code || error.message;
    });
  };
  document.title = 'ready';
}

async function pay(fields) {
  const { nonce } = await fields.tokenize();
  const response = await fetch('/pay?nonce=' + nonce);
  document.title = await response.text();
}
