import { type z } from 'zod';
import { countDecimals, fitsDecimals } from '../../payments/transactions/currency-decimals';

const MESSAGE = 'Amount is an invalid format';

type Amount = string | null | undefined;
interface LineItem {
  unitAmount: string;
  unitTaxAmount?: Amount;
}
interface BillingCycle {
  pricingScheme?: { price?: Amount; reloadThresholdAmount?: Amount } | null | undefined;
}

/** Whether PayPal has the decimals of these amounts. Where it has any, other rules count them: a line item may have four. */
const haveDecimals = (currency: Amount, amounts: readonly unknown[]): boolean =>
  countDecimals(currency ?? undefined, true) > 0 || amounts.every((amount) => typeof amount !== 'string' || fitsDecimals(amount, 0));

/** Refuses decimals in a payment whose currency PayPal does not divide, such as yen. */
export function refuseDecimals(
  input: {
    currencyIsoCode: string;
    amount?: Amount;
    lineItems?: LineItem[] | null | undefined;
    amountBreakdown?: object | null | undefined;
  },
  refine: z.RefinementCtx,
): void {
  const parts = {
    amount: [input.amount],
    lineItems: (input.lineItems ?? []).flatMap(({ unitAmount, unitTaxAmount }) => [unitAmount, unitTaxAmount]),
    amountBreakdown: Object.values(input.amountBreakdown ?? {}),
  };
  for (const [name, amounts] of Object.entries(parts)) {
    if (!haveDecimals(input.currencyIsoCode, amounts)) refine.addIssue({ code: 'custom', path: [name], message: MESSAGE });
  }
}

/** Refuses decimals in a delivery option, which has a currency of its own. */
export function refuseDecimalsOfOption({ currency, value }: { currency: string; value: string }, refine: z.RefinementCtx): void {
  if (!haveDecimals(currency, [value])) refine.addIssue({ code: 'custom', path: ['value'], message: MESSAGE });
}

/** Refuses decimals in the prices of a plan. */
export function refuseDecimalsOfPlan(
  plan: Partial<Record<'currencyIsoCode' | 'oneTimeFeeAmount' | 'shippingAmount' | 'productPrice' | 'taxAmount', Amount>> & {
    billingCycles?: BillingCycle[] | null | undefined;
  },
  refine: z.RefinementCtx,
): void {
  const { currencyIsoCode, billingCycles, oneTimeFeeAmount, shippingAmount, productPrice, taxAmount } = plan;
  const prices = (billingCycles ?? []).flatMap(({ pricingScheme: scheme }) => [scheme?.price, scheme?.reloadThresholdAmount]);
  if (haveDecimals(currencyIsoCode, [oneTimeFeeAmount, shippingAmount, productPrice, taxAmount, ...prices])) return;
  refine.addIssue({ code: 'custom', path: [], message: MESSAGE });
}
