/**
 * Replaces the wallet's script: `MasterPass.client.checkout({ requestToken, callbackUrl, allowedCardTypes, ... })` navigates to the sandbox's page for
 * that checkout, which returns to the callback URL.
 */
export const MASTERPASS_SCRIPT = `(() => {
  const home = new URL(document.currentScript.src).origin;
  const checkout = (options = {}) => {
    const page = new URL('/pay/masterpass/' + encodeURIComponent(options.requestToken), home);
    for (const name of ['callbackUrl', 'allowedCardTypes']) if (options[name]) page.searchParams.set(name, String(options[name]));
    window.location.assign(page.href);
  };
  window.MasterPass = { client: { checkout } };
})();
`;
