import { createLengthRule, isDate, isOneOf, matches, type FieldRule } from '../../vault/check-fields';
import { createAmountRules } from './sale-part';

const createDateRule = (field: string, code: string, name: string): FieldRule => [field, code, `${name} is invalid.`, isDate];
const isTime = matches(/^(?:[01]\d|2[0-3]):?[0-5]\d$/);

const largest = 999_999_999_999;
const createFareRules = (field: string, name: string, [negative, format, tooLarge]: readonly [string, string, string]) =>
  createAmountRules(field, name, { negative, format, tooLarge }, { largest });

/** Data of one industry: its fields, the codes for no data and for an unknown field, and the rules. */
export interface IndustryRules {
  empty: readonly [code: string, message: string];
  unknown: string;
  fields: readonly string[];
  rules: readonly FieldRule[];
}

export const INDUSTRIES: Readonly<Record<string, IndustryRules>> = {
  lodging: {
    empty: ['93402', 'Lodging data is empty.'],
    unknown: '93407',
    fields: [
      'folioNumber',
      'checkInDate',
      'checkOutDate',
      'roomRate',
      'roomTax',
      'noShow',
      'advancedDeposit',
      'fireSafe',
      'propertyPhone',
      'additionalCharges',
    ],
    rules: [
      ['folioNumber', '93403', 'Folio number is invalid.', matches(/^[\w -]{1,25}$/)],
      createDateRule('checkInDate', '93404', 'Check in date'),
      createDateRule('checkOutDate', '93405', 'Check out date'),
      ...createAmountRules('roomRate', 'Room rate', { notPositive: '93433', format: '93434', tooLarge: '93435' }, { largest }),
      ...createAmountRules('roomTax', 'Room tax', { notPositive: '93436', format: '93437', tooLarge: '93438' }, { largest }),
      ['noShow', '93439', 'No show indicator is invalid.', isOneOf(['true', 'false'])],
      ['advancedDeposit', '93440', 'Advanced deposit indicator is invalid.', isOneOf(['true', 'false'])],
      ['fireSafe', '93441', 'Fire safety indicator is invalid.', isOneOf(['true', 'false'])],
      ['propertyPhone', '93442', 'Property phone is invalid.', matches(/^\d{10}$/)],
    ],
  },
  travel_cruise: {
    empty: ['93408', 'Travel and cruise data is empty.'],
    unknown: '93409',
    fields: ['travelPackage', 'departureDate', 'lodgingCheckInDate', 'lodgingCheckOutDate', 'lodgingName'],
    rules: [
      [
        'travelPackage',
        '93410',
        'Travel package is invalid.',
        isOneOf(['car_rental', 'airline', 'both', 'unknown', 'flight', 'flight_and_car', 'car']),
      ],
      createDateRule('departureDate', '93411', 'Departure date'),
      createDateRule('lodgingCheckInDate', '93412', 'Lodging check in date'),
      createDateRule('lodgingCheckOutDate', '93413', 'Lodging check out date'),
    ],
  },
  travel_flight: {
    empty: ['93414', 'Travel and flight data is empty.'],
    unknown: '93415',
    fields: [
      ...['passengerFirstName', 'passengerLastName', 'passengerMiddleInitial', 'passengerTitle', 'issuedDate', 'travelAgencyName'],
      ...['travelAgencyCode', 'ticketNumber', 'issuingCarrierCode', 'customerCode', 'fareAmount', 'feeAmount', 'taxAmount'],
      ...['restrictedTicket', 'legs', 'arrivalDate', 'ticketIssuerAddress', 'dateOfBirth', 'countryCode'],
    ],
    rules: [
      createLengthRule('customerCode', '93416', 'Customer code', 25),
      ...createFareRules('fareAmount', 'Fare amount', ['93417', '93418', '93419']),
      ...createFareRules('feeAmount', 'Fee amount', ['93420', '93421', '93422']),
      ['issuedDate', '93423', 'Issued date is an invalid format.', isDate],
      createLengthRule('issuingCarrierCode', '93424', 'Issuing carrier code', 4),
      createLengthRule('passengerMiddleInitial', '93425', 'Passenger middle initial', 1),
      ...createFareRules('taxAmount', 'Tax amount', ['93427', '93428', '93429']),
      createLengthRule('ticketNumber', '93430', 'Ticket number', 15),
    ],
  },
};

export const LEG_RULES: readonly FieldRule[] = [
  createLengthRule('arrivalAirportCode', '96301', 'Arrival airport code', 5),
  ['arrivalTime', '96302', 'Arrival time is an invalid format.', isTime],
  createLengthRule('carrierCode', '96303', 'Carrier code', 4),
  createLengthRule('conjunctionTicket', '96304', 'Conjunction ticket', 15),
  createLengthRule('couponNumber', '96305', 'Coupon number', 1),
  createLengthRule('departureAirportCode', '96306', 'Departure airport code', 5),
  ['departureTime', '96307', 'Departure time is an invalid format.', isTime],
  createLengthRule('exchangeTicket', '96308', 'Exchange ticket', 15),
  ...createFareRules('fareAmount', 'Fare amount', ['96309', '96310', '96311']),
  createLengthRule('fareBasisCode', '96312', 'Fare basis code', 15),
  ...createFareRules('feeAmount', 'Fee amount', ['96313', '96314', '96315']),
  createLengthRule('serviceClass', '96316', 'Service class', 2),
  ...createFareRules('taxAmount', 'Tax amount', ['96317', '96318', '96319']),
  createLengthRule('ticketNumber', '96320', 'Ticket number', 15),
];

const CHARGES = ['restaurant', 'gift_shop', 'mini_bar', 'telephone', 'laundry', 'other'];
export const CHARGE_RULES: readonly FieldRule[] = [
  ['kind', '96601', 'Charge kind is invalid.', isOneOf(CHARGES)],
  ...createAmountRules('amount', 'Charge amount', { notPositive: '96603', format: '96604', tooLarge: '96605' }, { largest }),
];
