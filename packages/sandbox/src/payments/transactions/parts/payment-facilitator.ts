import { type SalePart } from './sale-part';

/** The company that accepts payments for smaller merchants. Only processors in Brazil ask for it. */
export const paymentFacilitator: SalePart = {
  check({ input, account }) {
    if (!input.paymentFacilitator || !account || account.currency === 'BRL') return [];
    const message = 'Payment facilitator is not applicable to this merchant account.';
    return [{ path: ['transaction', 'paymentFacilitator'], code: '97405', message }];
  },
};
