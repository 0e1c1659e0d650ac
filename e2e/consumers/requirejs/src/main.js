/* global requirejs */
// The scripts come from the asset host, here that of the sandbox, whose address is in the client token.
(function () {
  var form = document.querySelector('form');

  function open(authorization) {
    var sandbox = new URL(JSON.parse(atob(authorization)).clientApiUrl).origin;
    requirejs.config({ paths: { tender: sandbox + '/web/3.118.2/js' } });
    requirejs(['tender/client.min', 'tender/hosted-fields.min'], function (client, hostedFields) {
      client
        .create({ authorization: authorization })
        .then(function (instance) {
          return hostedFields.create({
            client: instance,
            fields: { number: { selector: '#number' }, expirationDate: { selector: '#date' }, cvv: { selector: '#code' } },
          });
        })
        .then(function (fields) {
          form.onsubmit = function (event) {
            event.preventDefault();
            fields.tokenize().then(pay);
          };
          form.querySelector('button').disabled = false;
        });
    });
  }

  function readText(response) {
    return response.text();
  }

  function pay(payload) {
    fetch('/pay', { method: 'POST', body: JSON.stringify({ nonce: payload.nonce }) })
      .then(readText)
      .then(function (text) {
        form.querySelector('output').textContent = text;
      });
  }

  fetch('/client-token').then(readText).then(open);
})();
