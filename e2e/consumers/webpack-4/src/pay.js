// Card fields in a form, and a sale by the shop's server when it is submitted.
import { hostedFields } from '@tender/web';
import { create } from '@tender/web/client';

export async function openCheckout(form) {
  const authorization = await (await fetch('/client-token')).text();
  const client = await create({ authorization });
  const fields = await hostedFields.create({
    client,
    fields: { number: { selector: '#number' }, expirationDate: { selector: '#date' }, cvv: { selector: '#code' } },
  });
  form.onsubmit = (event) => {
    event.preventDefault();
    pay(fields).then((text) => {
      form.querySelector('output').textContent = text;
    });
  };
  form.querySelector('button').disabled = false;
}

async function pay(fields) {
  const { nonce } = await fields.tokenize();
  const response = await fetch('/pay', { method: 'POST', body: JSON.stringify({ nonce }) });
  return response.text();
}
