import type { CompleteTexts } from './checkout-texts';

/** The texts of the checkout in Spanish. */
export const es: CompleteTexts = {
  locale: 'es',
  direction: 'ltr',
  loading: 'Cargando las formas de pago…',
  preparing: 'Preparando {method}…',
  choose: '¿Cómo desea pagar?',
  pay: 'Pagar {amount}',
  collecting: 'Comprobando sus datos…',
  waiting: 'Esperando su confirmación en {method}…',
  cancel: 'Cancelar',
  paying: 'Realizando el pago…',
  paid: 'Gracias. El pago se ha completado.',
  retry: 'Reintentar',
  incomplete: 'Complete los campos señalados.',
  notLoaded: { title: 'No se han podido cargar las formas de pago.', help: 'Compruebe su conexión e inténtelo de nuevo.' },
  noMethods: {
    title: 'En este momento no se puede pagar aquí.',
    help: 'Vuelva a intentarlo más tarde o póngase en contacto con la tienda.',
  },
  methodNotLoaded: { title: 'No se ha podido cargar {method}.', help: 'Inténtelo de nuevo o elija otra forma de pago.' },
  unavailable: { title: '{method} no está disponible en este navegador.', help: 'Elija otra forma de pago.' },
  left: {
    title: 'El pago no se ha completado.',
    help: 'No se le ha cobrado nada. Continúe cuando quiera o elija otra forma de pago.',
  },
  blocked: {
    title: 'La ventana de pago no se ha abierto.',
    help: 'No se le ha cobrado nada. Permita las ventanas emergentes de esta tienda e inténtelo de nuevo.',
  },
  refused: {
    title: 'No se han aceptado sus datos.',
    help: 'No se le ha cobrado nada. Revise lo que ha introducido o elija otra forma de pago.',
  },
  unreachable: {
    title: 'No se ha podido contactar con el servicio de pago.',
    help: 'Compruebe su conexión e inténtelo de nuevo. Lo que ha introducido sigue aquí.',
  },
  failed: {
    title: 'El pago no se ha podido realizar.',
    help: 'Inténtelo de nuevo o elija otra forma de pago. Lo que ha introducido sigue aquí.',
  },
  uncertain: {
    title: 'Todavía no sabemos si ha pagado.',
    help: 'Si ha confirmado el pago, consulte a la tienda antes de volver a pagar. Si no lo ha confirmado, puede intentarlo de nuevo.',
  },
  methods: {
    card: 'Tarjeta',
    sepa: 'Adeudo directo SEPA',
    usBankAccount: 'Cuenta bancaria de EE. UU.',
    saved: 'Formas de pago guardadas',
  },
  card: {
    number: {
      label: 'Número de tarjeta',
      empty: 'Introduzca el número de su tarjeta.',
      invalid: 'Este número de tarjeta está incompleto o contiene un error.',
    },
    expirationDate: {
      label: 'Fecha de caducidad',
      placeholder: 'MM / AA',
      empty: 'Introduzca la fecha de caducidad.',
      invalid: 'Introduzca el mes y el año de una fecha que no haya pasado.',
    },
    cvv: {
      label: 'Código de seguridad',
      empty: 'Introduzca el código de seguridad.',
      invalid: 'El código de seguridad está incompleto.',
    },
    postalCode: {
      label: 'Código postal de facturación',
      empty: 'Introduzca el código postal de su dirección de facturación.',
      invalid: 'Este código postal está incompleto.',
    },
    cardholderName: {
      label: 'Nombre en la tarjeta',
      empty: 'Introduzca el nombre que figura en su tarjeta.',
      invalid: 'Introduzca el nombre tal como figura en su tarjeta.',
    },
    codeHint: '{size} cifras',
    brandRefused: 'Aquí no se acepta {brand}. Utilice otra tarjeta.',
    security: 'Los datos de su tarjeta se envían cifrados directamente al servicio de pago. Esta tienda no los ve.',
  },
  saved: {
    legend: 'Formas de pago guardadas',
    loading: 'Cargando sus formas de pago guardadas…',
    empty: 'No tiene formas de pago guardadas.',
    failed: 'No se han podido cargar sus formas de pago guardadas.',
    retry: 'Reintentar',
    default: 'Predeterminada',
    endingIn: '{kind} terminada en {digits}',
    card: 'Tarjeta',
    bankAccount: 'Cuenta bancaria',
    remove: 'Eliminar',
    removeMethod: 'Eliminar {name}',
    question: '¿Eliminar {name}?',
    keep: 'Conservar',
    removing: 'Eliminando {name}…',
    removed: 'Se ha eliminado {name}.',
    notRemoved: 'No se ha podido eliminar {name}. Inténtelo de nuevo.',
  },
  verification: {
    title: 'Confirme el pago con su banco',
    close: 'Volver sin pagar',
    notVerified: {
      title: 'Su banco no ha confirmado el pago.',
      help: 'No se le ha cobrado nada. Inténtelo de nuevo o elija otra tarjeta u otra forma de pago.',
    },
  },
  approval: {
    payWith: 'Continuar con {method}',
    inWindow: 'Se abrirá una ventana de {method} en la que podrá aprobar el pago.',
    inApp: 'Se abrirá la aplicación de {method}, en la que podrá aprobar el pago.',
    byCode: 'Escanee con su teléfono el código que aparecerá y apruebe el pago en la aplicación de {method}.',
    returned: 'Ha vuelto de {method}. Continúe para completar el pago.',
  },
  express: { title: 'Pago exprés', divider: 'O pagar de otra forma' },
  names: {
    givenName: { label: 'Nombre', empty: 'Introduzca su nombre.', invalid: 'Introduzca su nombre.' },
    surname: { label: 'Apellidos', empty: 'Introduzca sus apellidos.', invalid: 'Introduzca sus apellidos.' },
    accountHolder: {
      label: 'Titular de la cuenta',
      empty: 'Introduzca el nombre del titular de la cuenta.',
      invalid: 'Introduzca nombre y apellidos.',
    },
    businessName: {
      label: 'Nombre de la empresa',
      empty: 'Introduzca el nombre de la empresa.',
      invalid: 'Introduzca el nombre de la empresa.',
    },
  },
  sepa: {
    iban: { label: 'IBAN', empty: 'Introduzca su IBAN.', invalid: 'Este IBAN está incompleto o contiene un error.' },
    lead: 'Se abrirá una ventana en la que podrá firmar el mandato.',
    mandate:
      'Al pagar, usted autoriza a {shop} a enviar instrucciones a su banco para adeudar su cuenta, y a su banco a efectuar los adeudos en su cuenta siguiendo dichas instrucciones. Como parte de sus derechos, puede solicitar el reembolso a su banco en los términos y condiciones del contrato suscrito con él. La solicitud de reembolso deberá efectuarse dentro de las ocho semanas siguientes a la fecha de adeudo en cuenta.',
  },
  usBankAccount: {
    routingNumber: {
      label: 'Número de ruta (routing number)',
      empty: 'Introduzca el número de ruta de su banco.',
      invalid: 'El número de ruta tiene nueve cifras; este contiene un error.',
    },
    accountNumber: {
      label: 'Número de cuenta',
      empty: 'Introduzca su número de cuenta.',
      invalid: 'El número de cuenta tiene de 4 a 17 cifras.',
    },
    accountType: 'Tipo de cuenta',
    checking: 'Cuenta corriente',
    savings: 'Cuenta de ahorro',
    ownershipType: 'Titular',
    personal: 'Una persona',
    business: 'Una empresa',
    streetAddress: { label: 'Calle y número', empty: 'Introduzca la calle y el número.', invalid: 'Introduzca la calle y el número.' },
    locality: { label: 'Ciudad', empty: 'Introduzca la ciudad.', invalid: 'Introduzca la ciudad.' },
    region: { label: 'Estado', empty: 'Introduzca el estado.', invalid: 'Introduzca las dos letras del estado, por ejemplo IL.' },
    postalCode: { label: 'Código ZIP', empty: 'Introduzca el código ZIP.', invalid: 'El código ZIP tiene cinco cifras.' },
    mandate:
      'Al pagar, usted autoriza a Braintree, un servicio de PayPal, a verificar su cuenta bancaria en nombre de {shop} y a cargar en ella {amount} una sola vez, por ACH.',
  },
};
