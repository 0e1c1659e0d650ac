import { findEntry } from '../../core/find-entry';

/** One fact about a card, in the client API's words. */
export type Indicator = 'Yes' | 'No' | 'Unknown';

/** What is known of a card from its number, as in responses. */
export interface BinData {
  prepaid: Indicator;
  healthcare: Indicator;
  debit: Indicator;
  durbinRegulated: Indicator;
  commercial: Indicator;
  payroll: Indicator;
  prepaidReloadable: Indicator;
  business: Indicator;
  consumer: Indicator;
  corporate: Indicator;
  purchase: Indicator;
  issuingBank: string;
  /** ISO 3166-1 alpha-3, or `Unknown`. */
  countryOfIssuance: string;
  productId: string;
}

const setAll = (indicator: Indicator) => ({
  prepaid: indicator,
  healthcare: indicator,
  debit: indicator,
  durbinRegulated: indicator,
  commercial: indicator,
  payroll: indicator,
  prepaidReloadable: indicator,
  business: indicator,
  consumer: indicator,
  corporate: indicator,
  purchase: indicator,
});

const UNKNOWN: BinData = { ...setAll('Unknown'), issuingBank: 'Unknown', countryOfIssuance: 'Unknown', productId: 'Unknown' };
const NONE: BinData = { ...UNKNOWN, ...setAll('No') };

/** The documented numbers with known facts. Indicators that are not listed are `No`, and texts `Unknown`. */
const DOCUMENTED: Record<string, Partial<BinData>> = {
  '4500600000000061': { prepaid: 'Yes' },
  '4012004338508385': { prepaid: 'Yes', debit: 'Yes' },
  '4009040000000009': { commercial: 'Yes' },
  '4005519200000004': { durbinRegulated: 'Yes' },
  '4012000033330026': { healthcare: 'Yes' },
  '4012000033330125': { debit: 'Yes' },
  '4012000033330224': { payroll: 'Yes' },
  '4012000033330422': {},
  '4012000033330620': { countryOfIssuance: 'USA' },
  '4012000033330729': { countryOfIssuance: 'CAN' },
  '4023490000000008': { countryOfIssuance: 'IRL' },
  '375529658790105': { countryOfIssuance: 'IRL' },
  '5101108206957373': { countryOfIssuance: 'IRL' },
  '4444333322221111': { countryOfIssuance: 'GBR' },
  '5555444433331111': { countryOfIssuance: 'GBR' },
  '374512431123241': { countryOfIssuance: 'GBR' },
  '4012000033330521': { issuingBank: 'NETWORK ONLY' },
  '4111111111111210': { prepaid: 'Yes' },
  '4229989900000002': { prepaidReloadable: 'Yes' },
  '4229989800000003': { business: 'Yes' },
  '4111111111131010': { commercial: 'Yes' },
  '4229989700000004': { consumer: 'Yes' },
  '4229989100000000': { corporate: 'Yes' },
  '4117101010101010': { debit: 'Yes' },
  '4111161010101010': { durbinRegulated: 'Yes' },
  '4111111510101010': { healthcare: 'Yes', productId: 'J3' },
  '4111111114101010': { payroll: 'Yes', productId: 'MSA' },
  '4229989500000006': { purchase: 'Yes' },
  '4111111111310101': { productId: 'MSB' },
  '4111111141010101': { issuingBank: 'NETWORK ONLY' },
  '4111111111121102': { countryOfIssuance: 'USA' },
};

/** Finds the facts of a documented number, which consists of digits. Of other numbers everything is `Unknown`. */
export function findBinData(number: string): BinData {
  const documented = findEntry(DOCUMENTED, number);
  return documented ? { ...NONE, ...documented } : { ...UNKNOWN };
}
