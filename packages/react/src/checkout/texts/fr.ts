import type { CompleteTexts } from './checkout-texts';

/** The texts of the checkout in French. */
export const fr: CompleteTexts = {
  locale: 'fr',
  direction: 'ltr',
  loading: 'Chargement des moyens de paiement…',
  preparing: 'Préparation de {method}…',
  choose: 'Comment souhaitez-vous payer ?',
  pay: 'Payer {amount}',
  collecting: 'Vérification de vos informations…',
  waiting: '{method} attend votre confirmation…',
  cancel: 'Annuler',
  paying: 'Paiement en cours…',
  paid: 'Merci. Votre paiement est terminé.',
  retry: 'Réessayer',
  incomplete: 'Veuillez compléter les champs signalés.',
  notLoaded: {
    title: 'Les moyens de paiement n’ont pas pu être chargés.',
    help: 'Vérifiez votre connexion, puis réessayez.',
  },
  noMethods: {
    title: 'Aucun moyen de paiement n’est disponible pour le moment.',
    help: 'Revenez plus tard ou contactez la boutique.',
  },
  methodNotLoaded: {
    title: 'Impossible de charger {method}.',
    help: 'Réessayez ou choisissez un autre moyen de paiement.',
  },
  unavailable: {
    title: '{method} n’est pas disponible dans ce navigateur.',
    help: 'Choisissez un autre moyen de paiement.',
  },
  left: {
    title: 'Le paiement n’a pas été effectué.',
    help: 'Vous n’avez pas été débité. Reprenez quand vous le souhaitez ou choisissez un autre moyen de paiement.',
  },
  blocked: {
    title: 'La fenêtre de paiement ne s’est pas ouverte.',
    help: 'Vous n’avez pas été débité. Autorisez les fenêtres pop-up pour cette boutique, puis réessayez.',
  },
  refused: {
    title: 'Vos informations n’ont pas été acceptées.',
    help: 'Vous n’avez pas été débité. Vérifiez votre saisie ou choisissez un autre moyen de paiement.',
  },
  unreachable: {
    title: 'Le service de paiement est injoignable.',
    help: 'Vérifiez votre connexion, puis réessayez. Votre saisie est conservée.',
  },
  failed: {
    title: 'Le paiement a échoué.',
    help: 'Réessayez ou choisissez un autre moyen de paiement. Votre saisie est conservée.',
  },
  uncertain: {
    title: 'Nous ne savons pas encore si vous avez payé.',
    help: 'Si vous avez confirmé le paiement, renseignez-vous auprès de la boutique avant de payer à nouveau. Sinon, vous pouvez réessayer.',
  },
  methods: {
    card: 'Carte bancaire',
    sepa: 'Prélèvement SEPA',
    usBankAccount: 'Compte bancaire américain',
    saved: 'Moyens de paiement enregistrés',
  },
  card: {
    number: {
      label: 'Numéro de carte',
      empty: 'Saisissez votre numéro de carte.',
      invalid: 'Ce numéro est incomplet ou erroné.',
    },
    expirationDate: {
      label: 'Date d’expiration',
      placeholder: 'MM / AA',
      empty: 'Saisissez la date d’expiration.',
      invalid: 'Date incomplète ou passée.',
    },
    cvv: {
      label: 'Cryptogramme visuel',
      empty: 'Saisissez le cryptogramme.',
      invalid: 'Cryptogramme incomplet.',
    },
    postalCode: {
      label: 'Code postal de facturation',
      empty: 'Saisissez le code postal de votre adresse de facturation.',
      invalid: 'Ce code postal est incomplet.',
    },
    cardholderName: {
      label: 'Nom sur la carte',
      empty: 'Saisissez le nom inscrit sur votre carte.',
      invalid: 'Saisissez le nom tel qu’il figure sur votre carte.',
    },
    codeHint: '{size} chiffres',
    brandRefused: '{brand} n’est pas acceptée. Changez de carte.',
    security: 'Les données de votre carte sont chiffrées et transmises directement au service de paiement. Cette boutique n’y a pas accès.',
  },
  saved: {
    legend: 'Moyens de paiement enregistrés',
    loading: 'Chargement de vos moyens de paiement enregistrés…',
    empty: 'Vous n’avez aucun moyen de paiement enregistré.',
    failed: 'Vos moyens de paiement enregistrés n’ont pas pu être chargés.',
    retry: 'Réessayer',
    default: 'Par défaut',
    endingIn: '{kind} se terminant par {digits}',
    card: 'Carte',
    bankAccount: 'Compte bancaire',
    remove: 'Supprimer',
    removeMethod: 'Supprimer {name}',
    question: 'Supprimer {name} ?',
    keep: 'Conserver',
    removing: 'Suppression de {name}…',
    removed: 'Suppression effectuée : {name}.',
    notRemoved: 'Impossible de supprimer {name}. Veuillez réessayer.',
  },
  verification: {
    title: 'Confirmez le paiement auprès de votre banque',
    close: 'Revenir sans payer',
    notVerified: {
      title: 'Votre banque n’a pas confirmé le paiement.',
      help: 'Vous n’avez pas été débité. Réessayez, ou choisissez une autre carte ou un autre moyen de paiement.',
    },
  },
  approval: {
    payWith: 'Continuer avec {method}',
    inWindow: 'Une fenêtre {method} s’ouvre pour vous permettre d’approuver le paiement.',
    inApp: 'L’application {method} s’ouvre pour vous permettre d’approuver le paiement.',
    byCode: 'Scannez avec votre téléphone le code qui s’affiche, puis approuvez le paiement dans l’application {method}.',
    returned: 'Vous revenez de {method}. Continuez pour finaliser le paiement.',
  },
  venmoCode: {
    heading: 'Payer avec Venmo',
    code: 'Code QR pour l’application Venmo',
    generating: 'Le code QR est en cours de création. Préparez votre application Venmo.',
    scan: 'Scannez le code QR avec l’application Venmo.',
    authorizing: 'Approuvez le paiement dans l’application Venmo.',
    authorized: 'Vous avez approuvé le paiement.',
    problem: 'Un problème est survenu.',
    canceled: 'L’approbation a été annulée.',
    again: 'Obtenir un autre code',
    cancel: 'Annuler',
  },
  venmoLogin: {
    heading: 'Que souhaitez-vous faire ?',
    instructions:
      'Appuyez sur Annuler le paiement pour annuler et revenir à la boutique. Continuer le paiement rouvre la fenêtre de paiement.',
    proceed: 'Continuer le paiement',
    cancel: 'Annuler le paiement',
  },
  express: { title: 'Paiement express', divider: 'Ou payer autrement' },
  names: {
    givenName: { label: 'Prénom', empty: 'Saisissez votre prénom.', invalid: 'Saisissez votre prénom.' },
    surname: { label: 'Nom', empty: 'Saisissez votre nom.', invalid: 'Saisissez votre nom.' },
    accountHolder: {
      label: 'Titulaire du compte',
      empty: 'Saisissez le nom du titulaire du compte.',
      invalid: 'Saisissez le prénom et le nom.',
    },
    businessName: {
      label: 'Nom de l’entreprise',
      empty: 'Saisissez le nom de l’entreprise.',
      invalid: 'Saisissez le nom de l’entreprise.',
    },
  },
  sepa: {
    iban: { label: 'IBAN', empty: 'Saisissez votre IBAN.', invalid: 'Cet IBAN est incomplet ou contient une erreur.' },
    lead: 'Une fenêtre s’ouvre pour vous permettre de signer le mandat.',
    mandate:
      'En payant, vous autorisez {shop} à envoyer des instructions à votre banque pour débiter votre compte, et votre banque à débiter votre compte conformément à ces instructions. Vous bénéficiez du droit d’être remboursé par votre banque selon les conditions décrites dans la convention que vous avez passée avec elle ; la demande doit être présentée dans les huit semaines suivant la date de débit de votre compte.',
  },
  usBankAccount: {
    routingNumber: {
      label: 'Code bancaire (routing number)',
      empty: 'Saisissez le code bancaire.',
      invalid: 'Vérifiez les neuf chiffres.',
    },
    accountNumber: {
      label: 'Numéro de compte',
      empty: 'Indiquez le numéro de compte.',
      invalid: 'Saisissez de 4 à 17 chiffres.',
    },
    accountType: 'Type de compte',
    checking: 'Compte courant',
    savings: 'Compte d’épargne',
    ownershipType: 'Titulaire',
    personal: 'Un particulier',
    business: 'Une entreprise',
    streetAddress: { label: 'Numéro et rue', empty: 'Saisissez le numéro et la rue.', invalid: 'Saisissez le numéro et la rue.' },
    locality: { label: 'Ville', empty: 'Saisissez la ville.', invalid: 'Saisissez la ville.' },
    region: { label: 'État', empty: 'Saisissez l’État.', invalid: 'Deux lettres, par exemple IL.' },
    postalCode: { label: 'Code ZIP', empty: 'Saisissez le code ZIP.', invalid: 'Un code ZIP a cinq chiffres.' },
    mandate:
      'En payant, vous autorisez Braintree, un service de PayPal, à vérifier votre compte bancaire au nom de {shop} et à en débiter {amount} une seule fois, par ACH.',
  },
};
