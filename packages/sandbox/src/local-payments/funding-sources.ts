/** Where the customer confirms: a bank of their choice, a wallet, or a bill that comes later. */
interface FundingSource {
  readonly title: string;
  readonly party: 'Test bank' | 'Test wallet';
  /** The customer is asked which bank. */
  readonly choosesBank?: true;
}

const bank = (title: string): FundingSource => ({ title, party: 'Test bank', choosesBank: true });
const network = (title: string): FundingSource => ({ title, party: 'Test bank' });
const wallet = (title: string): FundingSource => ({ title, party: 'Test wallet' });

/** By the name the page gives, in small letters. */
const FUNDING_SOURCES: ReadonlyMap<string, FundingSource> = new Map(
  Object.entries({
    bancomatpay: wallet('Bancomat Pay'),
    bancontact: network('Bancontact'),
    blik: network('BLIK'),
    boletobancario: network('Boleto Bancário'),
    eps: bank('EPS'),
    giropay: bank('giropay'),
    grabpay: wallet('GrabPay'),
    ideal: bank('iDEAL'),
    mbway: wallet('MB WAY'),
    multibanco: network('Multibanco'),
    mybank: bank('MyBank'),
    oxxo: network('OXXO'),
    p24: bank('Przelewy24'),
    pay_upon_invoice: network('Pay upon invoice'),
    paysera: bank('Paysera'),
    satispay: wallet('Satispay'),
    sofort: bank('SOFORT'),
    swish: wallet('Swish'),
    trustly: bank('Trustly'),
    twint: wallet('TWINT'),
    verkkopankki: bank('Verkkopankki'),
    vipps: wallet('Vipps'),
    wechatpay: wallet('WeChat Pay'),
    alipay: wallet('Alipay'),
  }),
);

export const BANKS = ['First Test Bank', 'Second Test Bank', 'Test Savings Bank'] as const;

/** @param name in any case: the page sends what the merchant wrote */
export const fundingSource = (name: string): FundingSource | undefined => FUNDING_SOURCES.get(name.toLowerCase());

/** Payments for which no window opens: the outcome arrives later. */
export function isDeferred(name: string, blikOptions: { level0?: unknown; oneClick?: unknown } | null | undefined): boolean {
  const type = name.toLowerCase();
  if (type === 'blik') return blikOptions?.level0 != null || blikOptions?.oneClick != null;
  return type === 'pay_upon_invoice' || type === 'mbway' || type === 'bancomatpay';
}
