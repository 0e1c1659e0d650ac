/* global requirejs */
// The scripts come from the asset host, here that of the sandbox.
(function () {
  var query = new URLSearchParams(location.search);
  requirejs.config({ paths: { tender: query.get('assets') + '/js' } });
  requirejs(['tender/client.min', 'tender/hosted-fields.min'], function (client, hostedFields) {
    client
      .create({ authorization: query.get('authorization') })
      .then(function (instance) {
        return hostedFields.create({
          client: instance,
          fields: { number: { selector: '#number' }, expirationDate: { selector: '#date' }, cvv: { selector: '#code' } },
        });
      })
      .then(function (fields) {
        document.querySelector('form').onsubmit = function (event) {
          event.preventDefault();
          fields
            .tokenize()
            .then(function (payload) {
              return fetch('/pay?nonce=' + payload.nonce);
            })
            .then(function (response) {
              return response.text();
            })
            .then(function (text) {
              document.title = text;
            });
        };
        document.title = 'ready';
      })
      .catch(function (error) {
        document.title = error.code || error.message;
      });
  });
})();
