import type { CompleteTexts } from './checkout-texts';

/** The texts of the checkout in Italian. */
export const it: CompleteTexts = {
  locale: 'it',
  direction: 'ltr',
  loading: 'Caricamento dei metodi di pagamento…',
  preparing: 'Preparazione di {method}…',
  choose: 'Come desidera pagare?',
  pay: 'Paga {amount}',
  collecting: 'Verifica dei dati…',
  waiting: 'In attesa della sua conferma su {method}…',
  cancel: 'Annulla',
  paying: 'Pagamento in corso…',
  paid: 'Grazie. Il pagamento è stato completato.',
  retry: 'Riprova',
  incomplete: 'Compili i campi evidenziati.',
  notLoaded: {
    title: 'Non è stato possibile caricare i metodi di pagamento.',
    help: 'Verifichi la connessione e riprovi.',
  },
  noMethods: {
    title: 'Al momento non è disponibile alcun metodo di pagamento.',
    help: 'Riprovi più tardi o contatti il negozio.',
  },
  methodNotLoaded: {
    title: 'Non è stato possibile caricare {method}.',
    help: 'Riprovi o scelga un altro metodo di pagamento.',
  },
  unavailable: {
    title: '{method} non è disponibile in questo browser.',
    help: 'Scelga un altro metodo di pagamento.',
  },
  left: {
    title: 'Il pagamento non è stato completato.',
    help: 'Non le è stato addebitato nulla. Riprovi o scelga un altro metodo di pagamento.',
  },
  blocked: {
    title: 'La finestra di pagamento non si è aperta.',
    help: 'Non le è stato addebitato nulla. Consenta le finestre pop-up per questo negozio e riprovi.',
  },
  refused: {
    title: 'I dati non sono stati accettati.',
    help: 'Non le è stato addebitato nulla. Verifichi i dati inseriti o scelga un altro metodo di pagamento.',
  },
  unreachable: {
    title: 'Non è stato possibile raggiungere il servizio di pagamento.',
    help: 'Verifichi la connessione e riprovi. I dati inseriti sono ancora qui.',
  },
  failed: {
    title: 'Il pagamento non è riuscito.',
    help: 'Riprovi o scelga un altro metodo di pagamento. I dati inseriti sono ancora qui.',
  },
  uncertain: {
    title: 'Non sappiamo ancora se il pagamento è avvenuto.',
    help: 'Se ha confermato il pagamento, chieda al negozio prima di pagare di nuovo. In caso contrario, può riprovare.',
  },
  methods: {
    card: 'Carta',
    sepa: 'Addebito diretto SEPA',
    usBankAccount: 'Conto bancario USA',
    saved: 'Metodi di pagamento salvati',
  },
  card: {
    number: {
      label: 'Numero della carta',
      empty: 'Inserisca il numero della carta.',
      invalid: 'Questo numero di carta è incompleto o contiene un errore.',
    },
    expirationDate: {
      label: 'Data di scadenza',
      placeholder: 'MM / AA',
      empty: 'Inserisca la data di scadenza.',
      invalid: 'Data incompleta o passata.',
    },
    cvv: {
      label: 'Codice di sicurezza',
      empty: 'Inserisca il codice.',
      invalid: 'Il codice è incompleto.',
    },
    postalCode: {
      label: 'CAP di fatturazione',
      empty: 'Inserisca il CAP dell’indirizzo di fatturazione.',
      invalid: 'Questo CAP è incompleto.',
    },
    cardholderName: {
      label: 'Nome sulla carta',
      empty: 'Inserisca il nome riportato sulla carta.',
      invalid: 'Inserisca il nome come riportato sulla carta.',
    },
    codeHint: '{size} cifre',
    brandRefused: '{brand} non è accettata qui. Usi un’altra carta.',
    security: 'I dati della carta vengono inviati cifrati direttamente al servizio di pagamento. Questo negozio non li vede.',
  },
  saved: {
    legend: 'Metodi di pagamento salvati',
    loading: 'Caricamento dei metodi di pagamento salvati…',
    empty: 'Non ha metodi di pagamento salvati.',
    failed: 'Non è stato possibile caricare i metodi di pagamento salvati.',
    retry: 'Riprova',
    default: 'Predefinito',
    endingIn: '{kind} che termina con {digits}',
    card: 'Carta',
    bankAccount: 'Conto bancario',
    remove: 'Rimuovi',
    removeMethod: 'Rimuovi {name}',
    question: 'Rimuovere {name}?',
    keep: 'Mantieni',
    removing: 'Rimozione di {name}…',
    removed: 'Rimosso: {name}.',
    notRemoved: 'Non è stato possibile rimuovere {name}. Riprovi.',
  },
  verification: {
    title: 'Confermi il pagamento presso la sua banca',
    close: 'Torna indietro senza pagare',
    notVerified: {
      title: 'La banca non ha confermato il pagamento.',
      help: 'Non le è stato addebitato nulla. Riprovi o scelga un’altra carta o un altro metodo di pagamento.',
    },
  },
  approval: {
    payWith: 'Continua con {method}',
    inWindow: 'Si apre una finestra di {method} in cui approvare il pagamento.',
    inApp: 'Si apre l’app {method} in cui approvare il pagamento.',
    byCode: 'Scansioni con il telefono il codice che appare e approvi il pagamento nell’app {method}.',
    returned: 'È tornato da {method}. Continui per completare il pagamento.',
  },
  venmoCode: {
    heading: 'Paga con Venmo',
    code: 'Codice QR per l’app Venmo',
    generating: 'Creazione del codice QR in corso. Tenga pronta l’app Venmo.',
    scan: 'Scansioni il codice QR con l’app Venmo.',
    authorizing: 'Approvi il pagamento nell’app Venmo.',
    authorized: 'Il pagamento è approvato.',
    problem: 'Qualcosa è andato storto.',
    canceled: 'L’approvazione è stata annullata.',
    again: 'Richiedi un altro codice',
    cancel: 'Annulla',
  },
  venmoLogin: {
    heading: 'Che cosa desidera fare?',
    instructions: 'Prema Annulla pagamento per annullare e tornare al negozio. Continua il pagamento riapre la finestra di pagamento.',
    proceed: 'Continua il pagamento',
    cancel: 'Annulla pagamento',
  },
  express: {
    title: 'Pagamento rapido',
    divider: 'Oppure paghi in un altro modo',
  },
  names: {
    givenName: {
      label: 'Nome',
      empty: 'Inserisca il nome.',
      invalid: 'Inserisca il nome.',
    },
    surname: {
      label: 'Cognome',
      empty: 'Inserisca il cognome.',
      invalid: 'Inserisca il cognome.',
    },
    accountHolder: {
      label: 'Titolare del conto',
      empty: 'Inserisca il nome del titolare del conto.',
      invalid: 'Inserisca nome e cognome.',
    },
    businessName: {
      label: 'Ragione sociale',
      empty: 'Inserisca la ragione sociale.',
      invalid: 'Inserisca la ragione sociale.',
    },
  },
  sepa: {
    iban: {
      label: 'IBAN',
      empty: 'Inserisca l’IBAN.',
      invalid: 'Questo IBAN è incompleto o contiene un errore.',
    },
    lead: 'Si apre una finestra in cui firmare il mandato.',
    mandate:
      'Pagando, Lei autorizza {shop} a richiedere alla sua banca l’addebito del suo conto e la sua banca a procedere a tale addebito conformemente alle disposizioni impartite da {shop}. Ha diritto a ottenere il rimborso dalla sua banca secondo gli accordi e alle condizioni che regolano il rapporto con essa; il rimborso deve essere richiesto entro otto settimane dalla data di addebito in conto.',
  },
  usBankAccount: {
    routingNumber: {
      label: 'Codice bancario (routing number)',
      empty: 'Inserisca il codice bancario.',
      invalid: 'Controlli le nove cifre.',
    },
    accountNumber: {
      label: 'Numero di conto',
      empty: 'Inserisca il numero di conto.',
      invalid: 'Inserisca da 4 a 17 cifre.',
    },
    accountType: 'Tipo di conto',
    checking: 'Conto corrente',
    savings: 'Conto di risparmio',
    ownershipType: 'Intestatario',
    personal: 'Una persona',
    business: 'Un’azienda',
    streetAddress: {
      label: 'Via e numero civico',
      empty: 'Inserisca via e numero civico.',
      invalid: 'Inserisca via e numero civico.',
    },
    locality: {
      label: 'Città',
      empty: 'Inserisca la città.',
      invalid: 'Inserisca la città.',
    },
    region: {
      label: 'Stato',
      empty: 'Inserisca lo Stato.',
      invalid: 'Due lettere, per esempio IL.',
    },
    postalCode: {
      label: 'Codice ZIP',
      empty: 'Inserisca il codice ZIP.',
      invalid: 'Un codice ZIP ha cinque cifre.',
    },
    mandate:
      'Pagando, Lei autorizza Braintree, un servizio di PayPal, per conto di {shop}, a verificare il suo conto bancario e ad addebitarvi {amount} una sola volta tramite ACH.',
  },
};
