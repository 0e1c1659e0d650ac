/** Texts of the script, by locale. The script loads those of one locale from the URL that the SDK passes to it. */
export const FASTLANE_TEXTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  en_us: {
    mark: 'Fastlane by PayPal',
    about: 'Pay faster the next time, with what you have saved.',
    code: 'One-time code',
    wrongCode: 'The code is wrong.',
    addresses: 'Shipping address',
    cards: 'Card',
    continue: 'Continue',
    cancel: 'Cancel',
    number: 'Card number',
    expirationDate: 'Expiration date',
    cvv: 'Security code',
  },
  es_us: {
    mark: 'Fastlane de PayPal',
    about: 'Pague más rápido la próxima vez, con los datos que haya guardado.',
    code: 'Código de un solo uso',
    wrongCode: 'El código no es correcto.',
    addresses: 'Dirección de envío',
    cards: 'Tarjeta',
    continue: 'Continuar',
    cancel: 'Cancelar',
    number: 'Número de tarjeta',
    expirationDate: 'Fecha de vencimiento',
    cvv: 'Código de seguridad',
  },
};
