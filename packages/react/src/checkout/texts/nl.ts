import type { CompleteTexts } from './checkout-texts';

/** The texts of the checkout in Dutch. */
export const nl: CompleteTexts = {
  locale: 'nl',
  direction: 'ltr',
  loading: 'Betaalmethoden worden geladen…',
  preparing: '{method} wordt voorbereid…',
  choose: 'Hoe wilt u betalen?',
  pay: '{amount} betalen',
  collecting: 'Uw gegevens worden gecontroleerd…',
  waiting: 'Wachten op uw bevestiging bij {method}…',
  cancel: 'Annuleren',
  paying: 'Betaling wordt uitgevoerd…',
  paid: 'Bedankt. Uw betaling is voltooid.',
  retry: 'Opnieuw proberen',
  incomplete: 'Vul de gemarkeerde velden in.',
  notLoaded: {
    title: 'De betaalmethoden konden niet worden geladen.',
    help: 'Controleer uw verbinding en probeer het opnieuw.',
  },
  noMethods: {
    title: 'Er is op dit moment geen betaalmethode beschikbaar.',
    help: 'Probeer het later opnieuw of neem contact op met de winkel.',
  },
  methodNotLoaded: {
    title: '{method} kon niet worden geladen.',
    help: 'Probeer het opnieuw of kies een andere betaalmethode.',
  },
  unavailable: {
    title: '{method} is niet beschikbaar in deze browser.',
    help: 'Kies een andere betaalmethode.',
  },
  left: {
    title: 'De betaling is niet voltooid.',
    help: 'Er is niets afgeschreven. Probeer het opnieuw of kies een andere betaalmethode.',
  },
  blocked: {
    title: 'Het betaalvenster is niet geopend.',
    help: 'Er is niets afgeschreven. Sta pop-ups toe voor deze winkel en probeer het opnieuw.',
  },
  refused: {
    title: 'Uw gegevens zijn niet geaccepteerd.',
    help: 'Er is niets afgeschreven. Controleer wat u hebt ingevuld of kies een andere betaalmethode.',
  },
  unreachable: {
    title: 'De betaaldienst is niet bereikbaar.',
    help: 'Controleer uw verbinding en probeer het opnieuw. Wat u hebt ingevuld, staat er nog.',
  },
  failed: {
    title: 'De betaling is mislukt.',
    help: 'Probeer het opnieuw of kies een andere betaalmethode. Wat u hebt ingevuld, staat er nog.',
  },
  uncertain: {
    title: 'We weten nog niet of u hebt betaald.',
    help: 'Als u de betaling hebt bevestigd, vraag het dan na bij de winkel voordat u opnieuw betaalt. Zo niet, dan kunt u het opnieuw proberen.',
  },
  methods: {
    card: 'Kaart',
    sepa: 'SEPA-incasso',
    usBankAccount: 'Amerikaanse bankrekening',
    saved: 'Opgeslagen betaalmethoden',
  },
  card: {
    number: {
      label: 'Kaartnummer',
      empty: 'Vul uw kaartnummer in.',
      invalid: 'Dit kaartnummer is onvolledig of bevat een fout.',
    },
    expirationDate: {
      label: 'Vervaldatum',
      placeholder: 'MM / JJ',
      empty: 'Vul de vervaldatum in.',
      invalid: 'Datum onvolledig of verlopen.',
    },
    cvv: {
      label: 'Beveiligingscode',
      empty: 'Vul de beveiligingscode in.',
      invalid: 'Deze code is onvolledig.',
    },
    postalCode: {
      label: 'Postcode factuuradres',
      empty: 'Vul de postcode van uw factuuradres in.',
      invalid: 'Deze postcode is onvolledig.',
    },
    cardholderName: {
      label: 'Naam op de kaart',
      empty: 'Vul de naam op uw kaart in.',
      invalid: 'Vul de naam in zoals die op uw kaart staat.',
    },
    codeHint: '{size} cijfers',
    brandRefused: '{brand} kan hier niet. Gebruik een andere kaart.',
    security: 'Uw kaartgegevens gaan versleuteld rechtstreeks naar de betaaldienst. Deze winkel ziet ze niet.',
  },
  saved: {
    legend: 'Opgeslagen betaalmethoden',
    loading: 'Uw opgeslagen betaalmethoden worden geladen…',
    empty: 'U hebt geen opgeslagen betaalmethoden.',
    failed: 'Uw opgeslagen betaalmethoden konden niet worden geladen.',
    retry: 'Opnieuw proberen',
    default: 'Standaard',
    endingIn: '{kind} eindigend op {digits}',
    card: 'Kaart',
    bankAccount: 'Bankrekening',
    remove: 'Verwijderen',
    removeMethod: '{name} verwijderen',
    question: '{name} verwijderen?',
    keep: 'Behouden',
    removing: '{name} wordt verwijderd…',
    removed: '{name} is verwijderd.',
    notRemoved: '{name} kon niet worden verwijderd. Probeer het opnieuw.',
  },
  verification: {
    title: 'Bevestig de betaling bij uw bank',
    close: 'Terug zonder te betalen',
    notVerified: {
      title: 'Uw bank heeft de betaling niet bevestigd.',
      help: 'Er is niets afgeschreven. Probeer het opnieuw of kies een andere kaart of betaalmethode.',
    },
  },
  approval: {
    payWith: 'Verder met {method}',
    inWindow: 'Er wordt een venster van {method} geopend waarin u de betaling goedkeurt.',
    inApp: 'De app van {method} wordt geopend, waarin u de betaling goedkeurt.',
    byCode: 'Scan met uw telefoon de code die verschijnt en keur de betaling goed in de app van {method}.',
    returned: 'U bent terug van {method}. Ga verder om de betaling af te ronden.',
  },
  venmoCode: {
    heading: 'Betalen met Venmo',
    code: 'QR-code voor de Venmo-app',
    generating: 'De QR-code wordt gemaakt. Houd de Venmo-app bij de hand.',
    scan: 'Scan de QR-code met de Venmo-app.',
    authorizing: 'Keur de betaling goed in de Venmo-app.',
    authorized: 'De betaling is goedgekeurd.',
    problem: 'Er is iets misgegaan.',
    canceled: 'De goedkeuring is geannuleerd.',
    again: 'Nieuwe code opvragen',
    cancel: 'Annuleren',
  },
  venmoLogin: {
    heading: 'Wat wilt u doen?',
    instructions:
      'Kies Betaling annuleren om te annuleren en terug te gaan naar de winkel. Betaling voortzetten opent het betaalvenster opnieuw.',
    proceed: 'Betaling voortzetten',
    cancel: 'Betaling annuleren',
  },
  express: {
    title: 'Snel betalen',
    divider: 'Of betaal op een andere manier',
  },
  names: {
    givenName: {
      label: 'Voornaam',
      empty: 'Vul uw voornaam in.',
      invalid: 'Vul uw voornaam in.',
    },
    surname: {
      label: 'Achternaam',
      empty: 'Vul uw achternaam in.',
      invalid: 'Vul uw achternaam in.',
    },
    accountHolder: {
      label: 'Rekeninghouder',
      empty: 'Vul de naam van de rekeninghouder in.',
      invalid: 'Vul voor- en achternaam in.',
    },
    businessName: {
      label: 'Bedrijfsnaam',
      empty: 'Vul de bedrijfsnaam in.',
      invalid: 'Vul de bedrijfsnaam in.',
    },
  },
  sepa: {
    iban: {
      label: 'IBAN',
      empty: 'Vul uw IBAN in.',
      invalid: 'Dit IBAN is onvolledig of bevat een fout.',
    },
    lead: 'Er wordt een venster geopend waarin u de machtiging ondertekent.',
    mandate:
      'Door te betalen geeft u toestemming aan {shop} om een incasso-opdracht te sturen naar uw bank om een bedrag van uw rekening af te schrijven, en aan uw bank om dat bedrag af te schrijven overeenkomstig die opdracht. Als u het niet eens bent met deze afschrijving, kunt u deze laten terugboeken volgens de voorwaarden van uw bank; doe dit binnen acht weken na afschrijving.',
  },
  usBankAccount: {
    routingNumber: {
      label: 'Routingnummer',
      empty: 'Vul het routingnummer in.',
      invalid: 'Controleer de negen cijfers.',
    },
    accountNumber: {
      label: 'Rekeningnummer',
      empty: 'Vul uw rekeningnummer in.',
      invalid: 'Vul 4 tot 17 cijfers in.',
    },
    accountType: 'Soort rekening',
    checking: 'Betaalrekening',
    savings: 'Spaarrekening',
    ownershipType: 'Rekening van',
    personal: 'Een persoon',
    business: 'Een bedrijf',
    streetAddress: {
      label: 'Straat en huisnummer',
      empty: 'Vul straat en huisnummer in.',
      invalid: 'Vul straat en huisnummer in.',
    },
    locality: {
      label: 'Plaats',
      empty: 'Vul de plaats in.',
      invalid: 'Vul de plaats in.',
    },
    region: {
      label: 'Staat',
      empty: 'Vul de staat in.',
      invalid: 'Twee letters, bijvoorbeeld IL.',
    },
    postalCode: {
      label: 'ZIP-code',
      empty: 'Vul de ZIP-code in.',
      invalid: 'Een ZIP-code heeft vijf cijfers.',
    },
    mandate:
      'Door te betalen machtigt u Braintree, een dienst van PayPal, namens {shop}, om uw bankrekening te verifiëren en er eenmalig {amount} van af te schrijven via ACH.',
  },
};
