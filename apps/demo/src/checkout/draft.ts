import { LOCAL_TYPES, METHODS, type LocalTypeName, type Method } from './methods';

/** What the customer chose and typed, outside of the card fields. */
export interface Draft {
  readonly method: Method;
  /** Where the customer is sent to a bank: in a window, or on the full page. */
  readonly place: 'window' | 'page';
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
}

/** What is typed rather than chosen. */
export type DraftField = Exclude<keyof Draft, 'method' | 'place' | 'localType' | 'remember'>;
export type Messages = Partial<Record<DraftField, string>>;

export const EMPTY_DRAFT: Draft = {
  method: 'card',
  place: 'window',
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
};

/** Not for the tab's storage: account numbers and what counts as a secret. */
const UNSTORED = { iban: '', blikCode: '', birthDate: '' } as const;

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
    method: METHODS.includes(draft.method) ? draft.method : EMPTY_DRAFT.method,
    place: draft.place === 'page' ? 'page' : 'window',
    localType: Object.hasOwn(LOCAL_TYPES, draft.localType) ? draft.localType : EMPTY_DRAFT.localType,
  };
}
