/** How a customer confirms a payment: at a bank, in a wallet, or with an invoice that follows. */
interface FundingSource {
  readonly title: string;
  readonly party: 'Test bank' | 'Test wallet';
  /** Asks the customer to choose a bank. */
  readonly choosesBank?: true;
}

const createBank = (title: string): FundingSource => ({ title, party: 'Test bank', choosesBank: true });
const createNetwork = (title: string): FundingSource => ({ title, party: 'Test bank' });
const createWallet = (title: string): FundingSource => ({ title, party: 'Test wallet' });

/** By the page's name in lowercase. */
const FUNDING_SOURCES: ReadonlyMap<string, FundingSource> = new Map(
  Object.entries({
    bancomatpay: createWallet('Bancomat Pay'),
    bancontact: createNetwork('Bancontact'),
    blik: createNetwork('BLIK'),
    boletobancario: createNetwork('Boleto Bancário'),
    crypto: createWallet('Cryptocurrency'),
    eps: createBank('EPS'),
    giropay: createBank('giropay'),
    grabpay: createWallet('GrabPay'),
    ideal: createBank('iDEAL'),
    mbway: createWallet('MB WAY'),
    multibanco: createNetwork('Multibanco'),
    mybank: createBank('MyBank'),
    oxxo: createNetwork('OXXO'),
    p24: createBank('Przelewy24'),
    pay_upon_invoice: createNetwork('Pay upon invoice'),
    paysera: createBank('Paysera'),
    satispay: createWallet('Satispay'),
    sofort: createBank('SOFORT'),
    swish: createWallet('Swish'),
    trustly: createBank('Trustly'),
    twint: createWallet('TWINT'),
    verkkopankki: createBank('Verkkopankki'),
    vipps: createWallet('Vipps'),
    wechatpay: createWallet('WeChat Pay'),
    alipay: createWallet('Alipay'),
  }),
);

/** @param name in any case, because the page sends it as the merchant wrote it */
export const findFundingSource = (name: string): FundingSource | undefined => FUNDING_SOURCES.get(name.toLowerCase());

/** Whether a payment has no window and its result arrives later. */
export function isDeferred(name: string, blikOptions: { level0?: unknown; oneClick?: unknown } | null | undefined): boolean {
  const type = name.toLowerCase();
  if (type === 'blik') return blikOptions?.level0 != null || blikOptions?.oneClick != null;
  return type === 'pay_upon_invoice' || type === 'mbway' || type === 'bancomatpay';
}
