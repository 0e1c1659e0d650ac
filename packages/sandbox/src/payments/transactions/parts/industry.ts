import { findEntry } from '../../../core/find-entry';
import { type FieldError } from '../../../core/http/gateway-error';
import { type Document } from '../../../core/store/schema';
import { isDocument, textAt } from '../../../core/text-at';
import { checkFields } from '../../vault/check-fields';
import { CHARGE_RULES, INDUSTRIES, LEG_RULES, type IndustryRules } from './industry-rules';
import { type SalePart } from './sale-part';

const PATH = ['transaction', 'industry'];
const MAX_LEGS = 4;

/** Flags and numbers have rules about their text. */
const withTexts = (data: Document): Document =>
  Object.fromEntries(
    Object.entries(data).map(([name, value]) => [name, typeof value === 'boolean' || typeof value === 'number' ? String(value) : value]),
  );
const listDocuments = (value: unknown): Document[] => (Array.isArray(value) ? value.filter(isDocument).map(withTexts) : []);

function checkData(data: Document, { fields, empty, unknown, rules }: IndustryRules): FieldError[] {
  const refuse = (code: string, message: string) => ({ path: [...PATH, 'base'], code, message });
  const names = Object.keys(data);
  if (names.length === 0) return [refuse(...empty)];
  const unknownFields = names.filter((name) => !fields.includes(name));
  return [
    ...(unknownFields.length > 0 ? [refuse(unknown, `Unknown data field: ${unknownFields.join(', ')}.`)] : []),
    ...checkFields(rules, data, PATH),
  ];
}

function checkStay(data: Document): FieldError[] {
  const [arrival, departure] = ['checkInDate', 'checkOutDate'].map((name) => textAt(data, name));
  if (!arrival || !departure || arrival < departure) return [];
  return [{ path: [...PATH, 'checkOutDate'], code: '93406', message: 'Check out date must follow check in date.' }];
}

function checkCharges(data: Document): FieldError[] {
  const charges = listDocuments(data['additionalCharges']);
  const kinds = charges.map((charge) => textAt(charge, 'kind'));
  return charges.flatMap((charge, index) => {
    const path = [...PATH, 'additionalCharges', `index${index}`];
    return [
      ...(kinds.indexOf(kinds[index] ?? null) < index
        ? [{ path: [...path, 'kind'], code: '96602', message: 'Charge kinds must be unique.' }]
        : []),
      ...(textAt(charge, 'amount') === null ? [{ path: [...path, 'amount'], code: '96606', message: 'Charge amount is required.' }] : []),
      ...checkFields(CHARGE_RULES, charge, path),
    ];
  });
}

function checkFlight(data: Document): FieldError[] {
  const refuse = (field: string, code: string, message: string) => [{ path: [...PATH, field], code, message }];
  if (!Array.isArray(data['legs'])) return refuse('legs', '93431', 'Legs expected.');
  const legs = listDocuments(data['legs']);
  if (legs.length > MAX_LEGS) return refuse('legs', '93432', 'Too many legs.');
  return [
    ...('restrictedTicket' in data ? [] : refuse('restrictedTicket', '93426', 'Restricted ticket is required.')),
    ...legs.flatMap((leg, index) => checkFields(LEG_RULES, leg, [...PATH, 'legs', `index${index}`])),
  ];
}

/** Data of a stay, a cruise or a flight. Networks want it; responses do not have it. */
export const industry: SalePart = {
  check({ input }) {
    if (!input.industry) return [];
    const rules = findEntry(INDUSTRIES, input.industry.industryType);
    if (!rules) return [{ path: [...PATH, 'industryType'], code: '93401', message: 'Industry type is invalid.' }];
    const data = withTexts(input.industry.data ?? {});
    const errors = checkData(data, rules);
    if (Object.keys(data).length === 0) return errors;
    const more = input.industry.industryType === 'travel_flight' ? checkFlight(data) : [...checkStay(data), ...checkCharges(data)];
    return [...errors, ...more];
  },
};
