import type { CompleteTexts } from './checkout-texts';

/** The texts of the checkout in German. */
export const de: CompleteTexts = {
  locale: 'de',
  direction: 'ltr',
  loading: 'Zahlungsarten werden geladen …',
  preparing: '{method} wird vorbereitet …',
  choose: 'Wie möchten Sie bezahlen?',
  pay: '{amount} bezahlen',
  collecting: 'Ihre Angaben werden geprüft …',
  waiting: '{method} wartet auf Sie …',
  cancel: 'Abbrechen',
  paying: 'Zahlung wird ausgeführt …',
  paid: 'Vielen Dank. Ihre Zahlung ist abgeschlossen.',
  retry: 'Erneut versuchen',
  incomplete: 'Bitte füllen Sie die markierten Felder aus.',
  notLoaded: {
    title: 'Die Zahlungsarten konnten nicht geladen werden.',
    help: 'Prüfen Sie Ihre Internetverbindung und versuchen Sie es erneut.',
  },
  noMethods: {
    title: 'Im Moment kann hier nicht bezahlt werden.',
    help: 'Bitte versuchen Sie es später noch einmal oder wenden Sie sich an den Shop.',
  },
  methodNotLoaded: {
    title: '{method} konnte nicht geladen werden.',
    help: 'Versuchen Sie es erneut oder wählen Sie eine andere Zahlungsart.',
  },
  unavailable: { title: '{method} ist in diesem Browser nicht verfügbar.', help: 'Wählen Sie eine andere Zahlungsart.' },
  left: {
    title: 'Die Zahlung wurde nicht abgeschlossen.',
    help: 'Es wurde nichts abgebucht. Fahren Sie fort, wenn Sie so weit sind, oder wählen Sie eine andere Zahlungsart.',
  },
  blocked: {
    title: 'Das Zahlungsfenster konnte nicht geöffnet werden.',
    help: 'Es wurde nichts abgebucht. Erlauben Sie Pop-up-Fenster für diesen Shop und versuchen Sie es erneut.',
  },
  refused: {
    title: 'Ihre Angaben wurden nicht akzeptiert.',
    help: 'Es wurde nichts abgebucht. Prüfen Sie Ihre Eingaben oder wählen Sie eine andere Zahlungsart.',
  },
  unreachable: {
    title: 'Der Zahlungsdienst ist nicht erreichbar.',
    help: 'Prüfen Sie Ihre Internetverbindung und versuchen Sie es erneut. Ihre Eingaben sind noch da.',
  },
  failed: {
    title: 'Die Zahlung hat nicht geklappt.',
    help: 'Versuchen Sie es erneut oder wählen Sie eine andere Zahlungsart. Ihre Eingaben sind noch da.',
  },
  uncertain: {
    title: 'Es ist noch nicht bekannt, ob Sie bezahlt haben.',
    help: 'Wenn Sie die Zahlung bestätigt haben, fragen Sie beim Shop nach, bevor Sie erneut bezahlen. Andernfalls können Sie es noch einmal versuchen.',
  },
  methods: { card: 'Karte', sepa: 'SEPA-Lastschrift', usBankAccount: 'US-Bankkonto', saved: 'Gespeicherte Zahlungsarten' },
  card: {
    number: {
      label: 'Kartennummer',
      empty: 'Geben Sie Ihre Kartennummer ein.',
      invalid: 'Diese Kartennummer ist unvollständig oder falsch.',
    },
    expirationDate: {
      label: 'Gültig bis',
      placeholder: 'MM / JJ',
      empty: 'Das Ablaufdatum fehlt.',
      invalid: 'Unvollständig oder abgelaufen.',
    },
    cvv: { label: 'Prüfnummer', empty: 'Geben Sie die Prüfnummer ein.', invalid: 'Diese Prüfnummer ist zu kurz.' },
    postalCode: {
      label: 'Postleitzahl der Rechnungsadresse',
      empty: 'Geben Sie die Postleitzahl Ihrer Rechnungsadresse ein.',
      invalid: 'Diese Postleitzahl ist unvollständig.',
    },
    cardholderName: {
      label: 'Name auf der Karte',
      empty: 'Geben Sie den Namen auf Ihrer Karte ein.',
      invalid: 'Geben Sie den Namen so ein, wie er auf Ihrer Karte steht.',
    },
    codeHint: '{size} Ziffern',
    brandRefused: '{brand} gilt hier nicht. Nutzen Sie eine andere Karte.',
    security: 'Ihre Kartendaten gehen verschlüsselt direkt an den Zahlungsdienst. Dieser Shop bekommt sie nicht zu sehen.',
  },
  saved: {
    legend: 'Gespeicherte Zahlungsarten',
    loading: 'Ihre gespeicherten Zahlungsarten werden geladen …',
    empty: 'Sie haben keine gespeicherten Zahlungsarten.',
    failed: 'Ihre gespeicherten Zahlungsarten konnten nicht geladen werden.',
    retry: 'Erneut versuchen',
    default: 'Standard',
    endingIn: '{kind} mit den Endziffern {digits}',
    card: 'Karte',
    bankAccount: 'Bankkonto',
    remove: 'Entfernen',
    removeMethod: 'Entfernen: {name}',
    question: '{name} entfernen?',
    keep: 'Behalten',
    removing: '{name} wird entfernt …',
    removed: '{name} wurde entfernt.',
    notRemoved: '{name} konnte nicht entfernt werden. Bitte versuchen Sie es erneut.',
  },
  verification: {
    title: 'Zahlung bei Ihrer Bank bestätigen',
    close: 'Zurück, ohne zu bezahlen',
    notVerified: {
      title: 'Ihre Bank hat die Zahlung nicht bestätigt.',
      help: 'Es wurde nichts abgebucht. Versuchen Sie es erneut oder wählen Sie eine andere Karte oder Zahlungsart.',
    },
  },
  approval: {
    payWith: 'Weiter mit {method}',
    inWindow: 'Es öffnet sich ein Fenster von {method}, in dem Sie die Zahlung freigeben.',
    inApp: 'Die {method}-App öffnet sich. Geben Sie die Zahlung dort frei.',
    byCode: 'Scannen Sie den angezeigten Code mit Ihrem Smartphone und geben Sie die Zahlung in der {method}-App frei.',
    returned: 'Sie sind von {method} zurückgekehrt. Fahren Sie fort, um die Zahlung abzuschließen.',
  },
  venmoCode: {
    heading: 'Mit Venmo bezahlen',
    code: 'QR-Code für die Venmo-App',
    generating: 'Der QR-Code wird erstellt. Halten Sie die Venmo-App bereit.',
    scan: 'Scannen Sie den QR-Code mit der Venmo-App.',
    authorizing: 'Geben Sie die Zahlung in der Venmo-App frei.',
    authorized: 'Sie haben die Zahlung freigegeben.',
    problem: 'Das hat nicht geklappt.',
    canceled: 'Die Freigabe wurde abgebrochen.',
    again: 'Neuen Code anfordern',
    cancel: 'Abbrechen',
  },
  venmoLogin: {
    heading: 'Was möchten Sie tun?',
    instructions:
      'Mit „Zahlung abbrechen“ brechen Sie ab und kehren zum Shop zurück. „Zahlung fortsetzen“ öffnet das Zahlungsfenster erneut.',
    proceed: 'Zahlung fortsetzen',
    cancel: 'Zahlung abbrechen',
  },
  express: { title: 'Express-Bezahlung', divider: 'Oder anders bezahlen' },
  names: {
    givenName: { label: 'Vorname', empty: 'Ihr Vorname fehlt.', invalid: 'Ihr Vorname fehlt.' },
    surname: { label: 'Nachname', empty: 'Ihr Nachname fehlt.', invalid: 'Ihr Nachname fehlt.' },
    accountHolder: { label: 'Kontoinhaber/in', empty: 'Geben Sie an, wem das Konto gehört.', invalid: 'Geben Sie Vor- und Nachnamen ein.' },
    businessName: {
      label: 'Name des Unternehmens',
      empty: 'Geben Sie den Namen des Unternehmens ein.',
      invalid: 'Geben Sie den Namen des Unternehmens ein.',
    },
  },
  sepa: {
    iban: { label: 'IBAN', empty: 'Geben Sie Ihre IBAN ein.', invalid: 'Diese IBAN ist unvollständig oder enthält einen Tippfehler.' },
    lead: 'Es öffnet sich ein Fenster, in dem Sie das Mandat unterschreiben.',
    mandate:
      'Mit der Zahlung ermächtigen Sie {shop}, den Betrag von Ihrem Konto mittels Lastschrift einzuziehen, und weisen zugleich Ihr Kreditinstitut an, die Lastschrift einzulösen. Sie können innerhalb von acht Wochen, beginnend mit dem Belastungsdatum, die Erstattung des belasteten Betrags verlangen. Es gelten dabei die mit Ihrem Kreditinstitut vereinbarten Bedingungen.',
  },
  usBankAccount: {
    routingNumber: {
      label: 'Routing Number',
      empty: 'Die Routing Number fehlt.',
      invalid: 'Prüfen Sie die neun Ziffern.',
    },
    accountNumber: {
      label: 'Kontonummer',
      empty: 'Die Kontonummer fehlt.',
      invalid: 'Nötig sind 4 bis 17 Ziffern.',
    },
    accountType: 'Kontoart',
    checking: 'Girokonto',
    savings: 'Sparkonto',
    ownershipType: 'Das Konto gehört',
    personal: 'einer Person',
    business: 'einem Unternehmen',
    streetAddress: {
      label: 'Straße und Hausnummer',
      empty: 'Geben Sie Straße und Hausnummer ein.',
      invalid: 'Geben Sie Straße und Hausnummer ein.',
    },
    locality: { label: 'Ort', empty: 'Geben Sie den Ort ein.', invalid: 'Geben Sie den Ort ein.' },
    region: {
      label: 'Bundesstaat',
      empty: 'Der Bundesstaat fehlt.',
      invalid: 'Zwei Buchstaben, etwa IL.',
    },
    postalCode: { label: 'ZIP-Code', empty: 'Geben Sie den ZIP-Code ein.', invalid: 'Ein ZIP-Code hat fünf Ziffern.' },
    mandate:
      'Mit der Zahlung ermächtigen Sie Braintree, einen Dienst von PayPal, im Auftrag von {shop} Ihr Bankkonto zu prüfen und einmalig {amount} per ACH davon abzubuchen.',
  },
};
