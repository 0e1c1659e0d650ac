import type { CompleteTexts } from './checkout-texts';

/** The texts of the checkout in Polish. */
export const pl: CompleteTexts = {
  locale: 'pl',
  direction: 'ltr',
  loading: 'Wczytywanie metod płatności…',
  preparing: 'Przygotowywanie {method}…',
  choose: 'Jak chcesz zapłacić?',
  pay: 'Zapłać {amount}',
  collecting: 'Sprawdzanie danych…',
  waiting: 'Oczekiwanie na potwierdzenie w {method}…',
  cancel: 'Anuluj',
  paying: 'Trwa płatność…',
  paid: 'Dziękujemy. Płatność została zrealizowana.',
  retry: 'Spróbuj ponownie',
  incomplete: 'Uzupełnij zaznaczone pola.',
  notLoaded: {
    title: 'Nie udało się wczytać metod płatności.',
    help: 'Sprawdź połączenie i spróbuj ponownie.',
  },
  noMethods: {
    title: 'Obecnie nie jest dostępna żadna metoda płatności.',
    help: 'Spróbuj później lub skontaktuj się ze sklepem.',
  },
  methodNotLoaded: {
    title: 'Nie udało się wczytać {method}.',
    help: 'Spróbuj ponownie lub wybierz inną metodę płatności.',
  },
  unavailable: {
    title: '{method} nie jest dostępne w tej przeglądarce.',
    help: 'Wybierz inną metodę płatności.',
  },
  left: {
    title: 'Płatność nie została dokończona.',
    help: 'Nie pobrano żadnej kwoty. Spróbuj ponownie lub wybierz inną metodę płatności.',
  },
  blocked: {
    title: 'Okno płatności nie zostało otwarte.',
    help: 'Nie pobrano żadnej kwoty. Zezwól temu sklepowi na wyskakujące okna i spróbuj ponownie.',
  },
  refused: {
    title: 'Dane nie zostały przyjęte.',
    help: 'Nie pobrano żadnej kwoty. Sprawdź wprowadzone dane lub wybierz inną metodę płatności.',
  },
  unreachable: {
    title: 'Nie można połączyć się z usługą płatniczą.',
    help: 'Sprawdź połączenie i spróbuj ponownie. Wprowadzone dane zostały zachowane.',
  },
  failed: {
    title: 'Płatność się nie powiodła.',
    help: 'Spróbuj ponownie lub wybierz inną metodę płatności. Wprowadzone dane zostały zachowane.',
  },
  uncertain: {
    title: 'Nie wiemy jeszcze, czy płatność doszła do skutku.',
    help: 'Jeśli płatność została potwierdzona, zapytaj sklep, zanim zapłacisz ponownie. W przeciwnym razie możesz spróbować jeszcze raz.',
  },
  methods: {
    card: 'Karta',
    sepa: 'Polecenie zapłaty SEPA',
    usBankAccount: 'Konto bankowe w USA',
    saved: 'Zapisane metody płatności',
  },
  card: {
    number: {
      label: 'Numer karty',
      empty: 'Wpisz numer karty.',
      invalid: 'Ten numer karty jest niepełny lub zawiera błąd.',
    },
    expirationDate: {
      label: 'Data ważności',
      placeholder: 'MM / RR',
      empty: 'Wpisz datę ważności.',
      invalid: 'Data niepełna lub miniona.',
    },
    cvv: {
      label: 'Kod zabezpieczający',
      empty: 'Wpisz kod zabezpieczający.',
      invalid: 'Ten kod jest niepełny.',
    },
    postalCode: {
      label: 'Kod pocztowy',
      empty: 'Wpisz kod pocztowy adresu rozliczeniowego.',
      invalid: 'Ten kod pocztowy jest niepełny.',
    },
    cardholderName: {
      label: 'Imię i nazwisko na karcie',
      empty: 'Wpisz imię i nazwisko z karty.',
      invalid: 'Wpisz imię i nazwisko tak jak na karcie.',
    },
    codeHint: 'Liczba cyfr: {size}',
    brandRefused: '{brand} nie jest tu akceptowana. Użyj innej karty.',
    security: 'Dane karty są wysyłane w postaci zaszyfrowanej bezpośrednio do usługi płatniczej. Ten sklep ich nie widzi.',
  },
  saved: {
    legend: 'Zapisane metody płatności',
    loading: 'Wczytywanie zapisanych metod płatności…',
    empty: 'Brak zapisanych metod płatności.',
    failed: 'Nie udało się wczytać zapisanych metod płatności.',
    retry: 'Spróbuj ponownie',
    default: 'Domyślna',
    endingIn: '{kind} z końcówką {digits}',
    card: 'Karta',
    bankAccount: 'Konto bankowe',
    remove: 'Usuń',
    removeMethod: 'Usuń: {name}',
    question: 'Usunąć: {name}?',
    keep: 'Zachowaj',
    removing: 'Usuwanie: {name}…',
    removed: 'Usunięto: {name}.',
    notRemoved: 'Nie udało się usunąć: {name}. Spróbuj ponownie.',
  },
  verification: {
    title: 'Potwierdź płatność w swoim banku',
    close: 'Wróć bez płacenia',
    notVerified: {
      title: 'Bank nie potwierdził płatności.',
      help: 'Nie pobrano żadnej kwoty. Spróbuj ponownie lub wybierz inną kartę albo metodę płatności.',
    },
  },
  approval: {
    payWith: 'Kontynuuj z {method}',
    inWindow: 'Otworzy się okno {method}, w którym zatwierdzisz płatność.',
    inApp: 'Otworzy się aplikacja {method}, w której zatwierdzisz płatność.',
    byCode: 'Zeskanuj telefonem kod, który się pojawi, i zatwierdź płatność w aplikacji {method}.',
    returned: 'Wracasz z {method}. Kontynuuj, aby dokończyć płatność.',
  },
  venmoCode: {
    heading: 'Zapłać przez Venmo',
    code: 'Kod QR dla aplikacji Venmo',
    generating: 'Trwa tworzenie kodu QR. Przygotuj aplikację Venmo.',
    scan: 'Zeskanuj kod QR aplikacją Venmo.',
    authorizing: 'Zatwierdź płatność w aplikacji Venmo.',
    authorized: 'Płatność została zatwierdzona.',
    problem: 'Coś poszło nie tak.',
    canceled: 'Zatwierdzanie zostało anulowane.',
    again: 'Pobierz nowy kod',
    cancel: 'Anuluj',
  },
  venmoLogin: {
    heading: 'Co chcesz zrobić?',
    instructions: 'Wybierz Anuluj płatność, aby anulować i wrócić do sklepu. Kontynuuj płatność ponownie otworzy okno płatności.',
    proceed: 'Kontynuuj płatność',
    cancel: 'Anuluj płatność',
  },
  express: {
    title: 'Szybka płatność',
    divider: 'Lub zapłać w inny sposób',
  },
  names: {
    givenName: {
      label: 'Imię',
      empty: 'Wpisz imię.',
      invalid: 'Wpisz imię.',
    },
    surname: {
      label: 'Nazwisko',
      empty: 'Wpisz nazwisko.',
      invalid: 'Wpisz nazwisko.',
    },
    accountHolder: {
      label: 'Posiadacz rachunku',
      empty: 'Wpisz nazwę posiadacza rachunku.',
      invalid: 'Wpisz imię i nazwisko.',
    },
    businessName: {
      label: 'Nazwa firmy',
      empty: 'Wpisz nazwę firmy.',
      invalid: 'Wpisz nazwę firmy.',
    },
  },
  sepa: {
    iban: {
      label: 'IBAN',
      empty: 'Wpisz IBAN.',
      invalid: 'Ten IBAN jest niepełny lub zawiera błąd.',
    },
    lead: 'Otworzy się okno, w którym podpiszesz upoważnienie.',
    mandate:
      'Płacąc, upoważniasz {shop} do wysłania do Twojego banku polecenia obciążenia Twojego rachunku, a Twój bank do obciążenia Twojego rachunku zgodnie z tym poleceniem. Przysługuje Ci prawo do zwrotu od Twojego banku na warunkach zawartej z nim umowy; zwrotu należy żądać w ciągu ośmiu tygodni od dnia obciążenia rachunku.',
  },
  usBankAccount: {
    routingNumber: {
      label: 'Numer routingowy',
      empty: 'Wpisz numer routingowy.',
      invalid: 'Sprawdź dziewięć cyfr.',
    },
    accountNumber: {
      label: 'Numer rachunku',
      empty: 'Wpisz numer rachunku.',
      invalid: 'Wpisz od 4 do 17 cyfr.',
    },
    accountType: 'Rodzaj rachunku',
    checking: 'Rachunek bieżący',
    savings: 'Rachunek oszczędnościowy',
    ownershipType: 'Właściciel',
    personal: 'Osoba',
    business: 'Firma',
    streetAddress: {
      label: 'Ulica i numer',
      empty: 'Wpisz ulicę i numer.',
      invalid: 'Wpisz ulicę i numer.',
    },
    locality: {
      label: 'Miasto',
      empty: 'Wpisz miasto.',
      invalid: 'Wpisz miasto.',
    },
    region: {
      label: 'Stan',
      empty: 'Wpisz stan.',
      invalid: 'Dwie litery, na przykład IL.',
    },
    postalCode: {
      label: 'Kod ZIP',
      empty: 'Wpisz kod ZIP.',
      invalid: 'Kod ZIP ma pięć cyfr.',
    },
    mandate:
      'Płacąc, upoważniasz Braintree, usługę PayPal, w imieniu {shop}, do weryfikacji Twojego rachunku bankowego i jednorazowego obciążenia go kwotą {amount} przez ACH.',
  },
};
