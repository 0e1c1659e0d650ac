// As much of PayPal's checkout.js as the drop-in calls, over the sandbox's stand-in for the script that has replaced it. The drop-in is the
// last to load checkout.js, so the sandbox has none.
const load = () =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = 'https://www.paypal.com/sdk/js?client-id=sandbox&components=buttons';
    script.dataset.namespace = 'payPalStandIn';
    script.onload = () => resolve(window.payPalStandIn);
    script.onerror = reject;
    document.head.append(script);
  });

window.paypal = {
  FUNDING: { PAYPAL: 'paypal', CREDIT: 'credit', CARD: 'card', VENMO: 'venmo', ELV: 'elv' },
  setup() {},
  Button: {
    async render({ payment, onAuthorize, onCancel, onError }, container) {
      const { Buttons } = await load();
      await Buttons({ createOrder: payment, onApprove: onAuthorize, onCancel, onError }).render(container);
    },
  },
};
