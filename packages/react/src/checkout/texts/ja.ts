import type { CompleteTexts } from './checkout-texts';

/** The texts of the checkout in Japanese. */
export const ja: CompleteTexts = {
  locale: 'ja',
  direction: 'ltr',
  loading: 'お支払い方法を読み込んでいます…',
  preparing: '{method}を準備しています…',
  choose: 'お支払い方法を選択してください',
  pay: '{amount}を支払う',
  collecting: '入力内容を確認しています…',
  waiting: '{method}での確認をお待ちしています…',
  cancel: 'キャンセル',
  paying: 'お支払いを処理しています…',
  paid: 'ありがとうございます。お支払いが完了しました。',
  retry: '再試行',
  incomplete: '印の付いた項目を入力してください。',
  notLoaded: {
    title: 'お支払い方法を読み込めませんでした。',
    help: '接続を確認して、もう一度お試しください。',
  },
  noMethods: {
    title: '現在ご利用いただけるお支払い方法がありません。',
    help: '時間をおいて再度お試しいただくか、ショップにお問い合わせください。',
  },
  methodNotLoaded: {
    title: '{method}を読み込めませんでした。',
    help: 'もう一度お試しいただくか、別のお支払い方法をお選びください。',
  },
  unavailable: {
    title: '{method}はこのブラウザーでは利用できません。',
    help: '別のお支払い方法をお選びください。',
  },
  left: {
    title: 'お支払いは完了していません。',
    help: '請求は行われていません。もう一度お試しいただくか、別のお支払い方法をお選びください。',
  },
  blocked: {
    title: 'お支払い画面を開けませんでした。',
    help: '請求は行われていません。このショップのポップアップを許可して、もう一度お試しください。',
  },
  refused: {
    title: '入力内容が承認されませんでした。',
    help: '請求は行われていません。入力内容を確認するか、別のお支払い方法をお選びください。',
  },
  unreachable: {
    title: '決済サービスに接続できませんでした。',
    help: '接続を確認して、もう一度お試しください。入力内容は保持されています。',
  },
  failed: {
    title: 'お支払いができませんでした。',
    help: 'もう一度お試しいただくか、別のお支払い方法をお選びください。入力内容は保持されています。',
  },
  uncertain: {
    title: 'お支払いが完了したかどうか、まだ確認できていません。',
    help: 'お支払いを承認された場合は、再度お支払いになる前にショップにご確認ください。承認されていない場合は、もう一度お試しいただけます。',
  },
  methods: {
    card: 'カード',
    sepa: 'SEPA口座振替',
    usBankAccount: '米国の銀行口座',
    saved: '保存済みのお支払い方法',
  },
  card: {
    number: {
      label: 'カード番号',
      empty: 'カード番号を入力してください。',
      invalid: 'カード番号が不完全か、誤りがあります。',
    },
    expirationDate: {
      label: '有効期限',
      placeholder: 'MM / YY',
      empty: '有効期限を入力してください。',
      invalid: '年月をご確認ください。',
    },
    cvv: {
      label: 'セキュリティコード',
      empty: 'コードを入力してください。',
      invalid: 'コードが不完全です。',
    },
    postalCode: {
      label: '請求先の郵便番号',
      empty: '請求先住所の郵便番号を入力してください。',
      invalid: '郵便番号が不完全です。',
    },
    cardholderName: {
      label: 'カードの名義',
      empty: 'カードの名義を入力してください。',
      invalid: 'カードに記載のとおりに名義を入力してください。',
    },
    codeHint: '{size}桁',
    brandRefused: '{brand}は使えません。別のカードをお使いください。',
    security: 'カード情報は暗号化され、決済サービスに直接送信されます。このショップには開示されません。',
  },
  saved: {
    legend: '保存済みのお支払い方法',
    loading: '保存済みのお支払い方法を読み込んでいます…',
    empty: '保存済みのお支払い方法はありません。',
    failed: '保存済みのお支払い方法を読み込めませんでした。',
    retry: '再試行',
    default: '既定',
    endingIn: '{kind}（末尾{digits}）',
    card: 'カード',
    bankAccount: '銀行口座',
    remove: '削除',
    removeMethod: '{name}を削除',
    question: '{name}を削除しますか？',
    keep: '残す',
    removing: '{name}を削除しています…',
    removed: '{name}を削除しました。',
    notRemoved: '{name}を削除できませんでした。もう一度お試しください。',
  },
  verification: {
    title: '銀行でお支払いを確認してください',
    close: '支払わずに戻る',
    notVerified: {
      title: '銀行でお支払いが確認されませんでした。',
      help: '請求は行われていません。もう一度お試しいただくか、別のカードまたはお支払い方法をお選びください。',
    },
  },
  approval: {
    payWith: '{method}に進む',
    inWindow: '{method}の画面が開きます。そこでお支払いを承認してください。',
    inApp: '{method}のアプリが開きます。そこでお支払いを承認してください。',
    byCode: '表示されるコードをスマートフォンで読み取り、{method}のアプリでお支払いを承認してください。',
    returned: '{method}から戻りました。続行してお支払いを完了してください。',
  },
  venmoCode: {
    heading: 'Venmoでお支払い',
    code: 'Venmoアプリ用のQRコード',
    generating: 'QRコードを作成しています。Venmoアプリをご用意ください。',
    scan: 'VenmoアプリでQRコードを読み取ってください。',
    authorizing: 'Venmoアプリでお支払いを承認してください。',
    authorized: 'お支払いが承認されました。',
    problem: '問題が発生しました。',
    canceled: '承認がキャンセルされました。',
    again: '新しいコードを取得',
    cancel: 'キャンセル',
  },
  venmoLogin: {
    heading: 'どうしますか？',
    instructions:
      '「お支払いをキャンセル」を押すと、キャンセルしてショップに戻ります。「お支払いを続ける」を押すと、お支払い画面を再び開きます。',
    proceed: 'お支払いを続ける',
    cancel: 'お支払いをキャンセル',
  },
  express: {
    title: 'かんたん決済',
    divider: 'または別の方法で支払う',
  },
  names: {
    givenName: {
      label: '名',
      empty: '名を入力してください。',
      invalid: '名を入力してください。',
    },
    surname: {
      label: '姓',
      empty: '姓を入力してください。',
      invalid: '姓を入力してください。',
    },
    accountHolder: {
      label: '口座名義',
      empty: '口座名義を入力してください。',
      invalid: '姓と名を入力してください。',
    },
    businessName: {
      label: '会社名',
      empty: '会社名を入力してください。',
      invalid: '会社名を入力してください。',
    },
  },
  sepa: {
    iban: {
      label: 'IBAN',
      empty: 'IBANを入力してください。',
      invalid: 'IBANが不完全か、誤りがあります。',
    },
    lead: '委任状に署名する画面が開きます。',
    mandate:
      'お支払いにより、お客様は、{shop}がお客様の銀行に口座からの引き落としを指示すること、および銀行がその指示に従って口座から引き落とすことを承認します。お客様は、銀行との契約条件に従って銀行から返金を受ける権利があります。返金は、口座から引き落とされた日から8週間以内に請求する必要があります。',
  },
  usBankAccount: {
    routingNumber: {
      label: 'ルーティング番号',
      empty: 'この番号を入力してください。',
      invalid: '9桁の数字をご確認ください。',
    },
    accountNumber: {
      label: '口座番号',
      empty: '口座番号を入力してください。',
      invalid: '口座番号は4桁から17桁です。',
    },
    accountType: '口座の種類',
    checking: '当座預金',
    savings: '普通預金',
    ownershipType: '口座の名義',
    personal: '個人',
    business: '法人',
    streetAddress: {
      label: '番地',
      empty: '番地を入力してください。',
      invalid: '番地を入力してください。',
    },
    locality: {
      label: '市区町村',
      empty: '市区町村を入力してください。',
      invalid: '市区町村を入力してください。',
    },
    region: {
      label: '州',
      empty: '州を入力してください。',
      invalid: '2文字です（例：IL）。',
    },
    postalCode: {
      label: 'ZIPコード',
      empty: 'ZIPコードを入力してください。',
      invalid: 'ZIPコードは5桁です。',
    },
    mandate:
      'お支払いにより、お客様は、PayPalのサービスであるBraintreeが、{shop}に代わってお客様の銀行口座を確認し、ACHにより{amount}を1回引き落とすことを承認します。',
  },
};
