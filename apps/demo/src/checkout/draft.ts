import { restoreChoices, type ChoiceName, type Choices } from './choices';
import { LOCAL_TYPES, type LocalTypeName } from './methods';

/** What the customer chose and typed, outside of the card fields. */
export interface Draft extends Choices {
  readonly localType: LocalTypeName;
  /** PayPal's button: an agreement for later orders too. */
  readonly remember: boolean;
  readonly email: string;
  readonly accountHolder: string;
  readonly iban: string;
  readonly country: string;
  readonly givenName: string;
  readonly surname: string;
  readonly blikCode: string;
  readonly birthDate: string;
  readonly phone: string;
  readonly street: string;
  readonly postalCode: string;
  readonly city: string;
  /** Two letters of a US state. */
  readonly region: string;
  readonly businessName: string;
  readonly routingNumber: string;
  readonly accountNumber: string;
  readonly mobileCountryCode: string;
  readonly mobileNumber: string;
  /** What came by text message. */
  readonly smsCode: string;
}

/** What is typed rather than chosen. */
export type DraftField = Exclude<keyof Draft, ChoiceName | 'localType' | 'remember'>;
export type Messages = Partial<Record<DraftField, string>>;

export const EMPTY_DRAFT: Draft = {
  ...restoreChoices({}),
  localType: 'ideal',
  remember: false,
  email: '',
  accountHolder: '',
  iban: '',
  country: 'DE',
  givenName: '',
  surname: '',
  blikCode: '',
  birthDate: '',
  phone: '',
  street: '',
  postalCode: '',
  city: '',
  region: '',
  businessName: '',
  routingNumber: '',
  accountNumber: '',
  mobileCountryCode: '86',
  mobileNumber: '',
  smsCode: '',
};

/** Not for the tab's storage: account numbers and what counts as a secret. */
const UNSTORED = { iban: '', blikCode: '', birthDate: '', routingNumber: '', accountNumber: '', smsCode: '' } as const;

export const storable = (draft: Draft): Draft => ({ ...draft, ...UNSTORED });

/** Reads back what was stored, whatever has become of it. */
export function restoreDraft(stored: unknown): Draft {
  const given = (typeof stored === 'object' && stored !== null ? stored : {}) as Partial<Record<keyof Draft, unknown>>;
  const texts = Object.entries(EMPTY_DRAFT).map(([key, empty]) => {
    const value = given[key as keyof Draft];
    return [key, typeof value === typeof empty ? value : empty] as const;
  });
  const draft = Object.fromEntries(texts) as unknown as Draft;
  return {
    ...draft,
    ...restoreChoices(given),
    localType: Object.hasOwn(LOCAL_TYPES, draft.localType) ? draft.localType : EMPTY_DRAFT.localType,
  };
}
