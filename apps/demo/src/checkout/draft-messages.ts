import type { Draft, DraftField, Messages } from './draft';
import { isIban } from './is-iban';
import { isRoutingNumber } from './is-routing-number';

/** What is wrong with a SEPA mandate's fields. */
export function sepaMessages({ accountHolder, iban }: Draft): Messages {
  return {
    ...required({ accountHolder }, { accountHolder: 'Enter the name of the account holder.' }),
    ...(iban.trim() === ''
      ? { iban: 'Enter your IBAN.' }
      : isIban(iban)
        ? {}
        : { iban: 'This IBAN is not complete or has a typing error.' }),
  };
}

/** What is wrong with the fields of the chosen local payment. */
export function localPaymentMessages(draft: Draft): Messages {
  const { localType, givenName, surname, blikCode } = draft;
  return {
    ...required({ givenName, surname }, { givenName: 'Enter your first name.', surname: 'Enter your last name.' }),
    ...(localType === 'blik' && !/^\d{6}$/.test(blikCode.trim()) ? { blikCode: 'Enter the six digits your banking app shows.' } : {}),
    ...(localType === 'pay_upon_invoice' ? invoiceMessages(draft) : {}),
  };
}

function invoiceMessages({ birthDate, phone, street, postalCode, city }: Draft): Messages {
  return {
    ...(/^\d{4}-\d{2}-\d{2}$/.test(birthDate) ? {} : { birthDate: 'Enter your date of birth.' }),
    ...(/^[\d\s/()-]{5,}$/.test(phone.trim()) ? {} : { phone: 'Enter your phone number, in digits.' }),
    ...required(
      { street, postalCode, city },
      { street: 'Enter street and number.', postalCode: 'Enter the postal code.', city: 'Enter the town.' },
    ),
  };
}

/** What is wrong with the fields of a US bank account. */
export function usBankAccountMessages(draft: Draft): Messages {
  const { bankWay, ownership, routingNumber, accountNumber, givenName, surname, businessName, street, city, region, postalCode } = draft;
  const numbers: Messages = {
    ...(isRoutingNumber(routingNumber) ? {} : { routingNumber: 'Enter the nine digits of your bank’s routing number.' }),
    ...(/^\d{4,17}$/.test(accountNumber.trim()) ? {} : { accountNumber: 'Enter your account number, in digits.' }),
  };
  return {
    ...(bankWay === 'numbers' ? numbers : {}),
    ...(ownership === 'personal'
      ? required({ givenName, surname }, { givenName: 'Enter your first name.', surname: 'Enter your last name.' })
      : required({ businessName }, { businessName: 'Enter the name of the business.' })),
    ...required({ street, city }, { street: 'Enter number and street.', city: 'Enter the city.' }),
    ...(/^[a-z]{2}$/i.test(region.trim()) ? {} : { region: 'Enter the two letters of your state.' }),
    ...(/^\d{5}(-\d{4})?$/.test(postalCode.trim()) ? {} : { postalCode: 'Enter five digits.' }),
  };
}

/** What is wrong with the phone that UnionPay sends its code to. */
export function unionPayMessages({ mobileCountryCode, mobileNumber }: Draft): Messages {
  return {
    ...(/^\+?\d{1,4}$/.test(mobileCountryCode.trim()) ? {} : { mobileCountryCode: 'Enter it in digits.' }),
    ...(/^[\d\s/()-]{5,}$/.test(mobileNumber.trim()) ? {} : { mobileNumber: 'Enter your mobile number, in digits.' }),
  };
}

function required(values: Messages, messages: Messages): Messages {
  const names = (Object.keys(values) as DraftField[]).filter((name) => values[name]?.trim() === '');
  return Object.fromEntries(names.map((name) => [name, messages[name]]));
}
