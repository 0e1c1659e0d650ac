import type { CompleteTexts } from './checkout-texts';

/** The texts of the checkout in Portuguese. */
export const pt: CompleteTexts = {
  locale: 'pt',
  direction: 'ltr',
  loading: 'A carregar as formas de pagamento…',
  preparing: 'A preparar {method}…',
  choose: 'Como deseja pagar?',
  pay: 'Pagar {amount}',
  collecting: 'A verificar os seus dados…',
  waiting: 'A aguardar a sua confirmação em {method}…',
  cancel: 'Cancelar',
  paying: 'A processar o pagamento…',
  paid: 'Obrigado. O seu pagamento foi concluído.',
  retry: 'Tentar novamente',
  incomplete: 'Preencha os campos assinalados.',
  notLoaded: {
    title: 'Não foi possível carregar as formas de pagamento.',
    help: 'Verifique a sua ligação e tente novamente.',
  },
  noMethods: {
    title: 'De momento não há formas de pagamento disponíveis.',
    help: 'Tente mais tarde ou contacte a loja.',
  },
  methodNotLoaded: {
    title: 'Não foi possível carregar {method}.',
    help: 'Tente novamente ou escolha outra forma de pagamento.',
  },
  unavailable: {
    title: '{method} não está disponível neste navegador.',
    help: 'Escolha outra forma de pagamento.',
  },
  left: {
    title: 'O pagamento não foi concluído.',
    help: 'Nada lhe foi cobrado. Tente novamente ou escolha outra forma de pagamento.',
  },
  blocked: {
    title: 'A janela de pagamento não abriu.',
    help: 'Nada lhe foi cobrado. Permita janelas pop-up para esta loja e tente novamente.',
  },
  refused: {
    title: 'Os seus dados não foram aceites.',
    help: 'Nada lhe foi cobrado. Verifique o que introduziu ou escolha outra forma de pagamento.',
  },
  unreachable: {
    title: 'Não foi possível contactar o serviço de pagamento.',
    help: 'Verifique a sua ligação e tente novamente. O que introduziu continua aqui.',
  },
  failed: {
    title: 'O pagamento não foi possível.',
    help: 'Tente novamente ou escolha outra forma de pagamento. O que introduziu continua aqui.',
  },
  uncertain: {
    title: 'Ainda não sabemos se pagou.',
    help: 'Se confirmou o pagamento, consulte a loja antes de pagar de novo. Caso contrário, pode tentar novamente.',
  },
  methods: {
    card: 'Cartão',
    sepa: 'Débito direto SEPA',
    usBankAccount: 'Conta bancária dos EUA',
    saved: 'Formas de pagamento guardadas',
  },
  card: {
    number: {
      label: 'Número do cartão',
      empty: 'Introduza o número do cartão.',
      invalid: 'Este número de cartão está incompleto ou contém um erro.',
    },
    expirationDate: {
      label: 'Data de validade',
      placeholder: 'MM / AA',
      empty: 'Introduza a data de validade.',
      invalid: 'Data incompleta ou passada.',
    },
    cvv: {
      label: 'Código de segurança',
      empty: 'Introduza o código.',
      invalid: 'O código está incompleto.',
    },
    postalCode: {
      label: 'Código postal de faturação',
      empty: 'Introduza o código postal da morada de faturação.',
      invalid: 'Este código postal está incompleto.',
    },
    cardholderName: {
      label: 'Nome no cartão',
      empty: 'Introduza o nome que está no cartão.',
      invalid: 'Introduza o nome tal como está no cartão.',
    },
    codeHint: '{size} dígitos',
    brandRefused: '{brand} não é aceite aqui. Utilize outro cartão.',
    security: 'Os dados do seu cartão são enviados encriptados diretamente para o serviço de pagamento. Esta loja não os vê.',
  },
  saved: {
    legend: 'Formas de pagamento guardadas',
    loading: 'A carregar as suas formas de pagamento guardadas…',
    empty: 'Não tem formas de pagamento guardadas.',
    failed: 'Não foi possível carregar as suas formas de pagamento guardadas.',
    retry: 'Tentar novamente',
    default: 'Predefinida',
    endingIn: '{kind} terminado em {digits}',
    card: 'Cartão',
    bankAccount: 'Conta bancária',
    remove: 'Remover',
    removeMethod: 'Remover {name}',
    question: 'Remover {name}?',
    keep: 'Manter',
    removing: 'A remover {name}…',
    removed: '{name} foi removido.',
    notRemoved: 'Não foi possível remover {name}. Tente novamente.',
  },
  verification: {
    title: 'Confirme o pagamento com o seu banco',
    close: 'Voltar sem pagar',
    notVerified: {
      title: 'O seu banco não confirmou o pagamento.',
      help: 'Nada lhe foi cobrado. Tente novamente ou escolha outro cartão ou outra forma de pagamento.',
    },
  },
  approval: {
    payWith: 'Continuar com {method}',
    inWindow: 'Abre-se uma janela de {method} na qual aprova o pagamento.',
    inApp: 'Abre-se a aplicação {method}, na qual aprova o pagamento.',
    byCode: 'Leia com o telemóvel o código que aparece e aprove o pagamento na aplicação {method}.',
    returned: 'Regressou de {method}. Continue para concluir o pagamento.',
  },
  venmoCode: {
    heading: 'Pagar com Venmo',
    code: 'Código QR para a aplicação Venmo',
    generating: 'O código QR está a ser criado. Tenha a aplicação Venmo à mão.',
    scan: 'Leia o código QR com a aplicação Venmo.',
    authorizing: 'Aprove o pagamento na aplicação Venmo.',
    authorized: 'Aprovou o pagamento.',
    problem: 'Algo correu mal.',
    canceled: 'A aprovação foi cancelada.',
    again: 'Obter outro código',
    cancel: 'Cancelar',
  },
  venmoLogin: {
    heading: 'O que deseja fazer?',
    instructions: 'Prima Cancelar pagamento para cancelar e voltar à loja. Continuar pagamento volta a abrir a janela de pagamento.',
    proceed: 'Continuar pagamento',
    cancel: 'Cancelar pagamento',
  },
  express: {
    title: 'Pagamento rápido',
    divider: 'Ou pague de outra forma',
  },
  names: {
    givenName: {
      label: 'Nome próprio',
      empty: 'Introduza o seu nome próprio.',
      invalid: 'Introduza o seu nome próprio.',
    },
    surname: {
      label: 'Apelido',
      empty: 'Introduza o seu apelido.',
      invalid: 'Introduza o seu apelido.',
    },
    accountHolder: {
      label: 'Titular da conta',
      empty: 'Introduza o nome do titular da conta.',
      invalid: 'Introduza o nome e o apelido.',
    },
    businessName: {
      label: 'Nome da empresa',
      empty: 'Introduza o nome da empresa.',
      invalid: 'Introduza o nome da empresa.',
    },
  },
  sepa: {
    iban: {
      label: 'IBAN',
      empty: 'Introduza o seu IBAN.',
      invalid: 'Este IBAN está incompleto ou contém um erro.',
    },
    lead: 'Abre-se uma janela na qual assina o mandato.',
    mandate:
      'Ao pagar, autoriza {shop} a enviar instruções ao seu banco para debitar a sua conta e o seu banco a debitar a sua conta de acordo com essas instruções. Os seus direitos incluem a possibilidade de exigir do seu banco o reembolso do montante debitado, nos termos e condições acordados com ele; o reembolso deve ser solicitado até oito semanas a contar da data do débito na conta.',
  },
  usBankAccount: {
    routingNumber: {
      label: 'Código do banco (routing number)',
      empty: 'Introduza o código do banco.',
      invalid: 'Verifique os nove dígitos.',
    },
    accountNumber: {
      label: 'Número da conta',
      empty: 'Introduza o número da conta.',
      invalid: 'Introduza 4 a 17 dígitos.',
    },
    accountType: 'Tipo de conta',
    checking: 'Conta à ordem',
    savings: 'Conta poupança',
    ownershipType: 'Titular',
    personal: 'Uma pessoa',
    business: 'Uma empresa',
    streetAddress: {
      label: 'Rua e número',
      empty: 'Introduza a rua e o número.',
      invalid: 'Introduza a rua e o número.',
    },
    locality: {
      label: 'Cidade',
      empty: 'Introduza a cidade.',
      invalid: 'Introduza a cidade.',
    },
    region: {
      label: 'Estado',
      empty: 'Introduza o estado.',
      invalid: 'Duas letras, por exemplo IL.',
    },
    postalCode: {
      label: 'Código ZIP',
      empty: 'Introduza o código ZIP.',
      invalid: 'Introduza cinco dígitos.',
    },
    mandate:
      'Ao pagar, autoriza a Braintree, um serviço da PayPal, em nome de {shop}, a verificar a sua conta bancária e a debitar nela {amount} uma única vez, por ACH.',
  },
};
