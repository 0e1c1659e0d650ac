import { fieldOptions, type CardField } from '../../hosted-fields/card-fields';

/** What a UnionPay card is charged by. */
export const UNION_PAY_FIELDS = ['number', 'expirationDate', 'cvv'] as const satisfies readonly CardField[];

/** The fields of “Card” stay on the page, unseen. */
export const UNION_PAY_PREFIX = 'union-pay-';

export const UNION_PAY_OPTIONS = fieldOptions(UNION_PAY_FIELDS, UNION_PAY_PREFIX);
