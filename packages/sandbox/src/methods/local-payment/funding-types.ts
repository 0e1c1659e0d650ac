/** Types of local payments in the published GraphQL schema. */
export const FUNDING_TYPES = [
  ...['ALIPAY', 'BANCOMATPAY', 'BANCONTACT', 'BIZUM', 'BLIK', 'BLIK_PAY_LATER', 'BOLETOBANCARIO', 'CRYPTO', 'EPS', 'GIROPAY', 'GRABPAY'],
  ...['IDEAL', 'KLARNA', 'MBWAY', 'MULTIBANCO', 'MYBANK', 'OXXO', 'OXXO_PAY', 'P24', 'PAYU', 'PAY_UPON_INVOICE', 'PIX_INTERNATIONAL'],
  ...['SATISPAY', 'SEPA', 'SKRILL', 'SOFORT', 'SWISH', 'TRUSTLY', 'TWINT', 'VERKKOPANKKI', 'VIPPS', 'WECHAT_PAY'],
] as const;

export const isFundingType = (type: string): boolean => FUNDING_TYPES.some((each) => each === type);
