import { savedTexts } from '../../vault-manager/saved-texts';
import { venmoTexts } from '../../venmo/venmo-texts';
import type { CompleteTexts } from './checkout-texts';
import { enApproval } from './en-approval';
import { enBasics } from './en-basics';
import { enExpress } from './en-express';
import { enLogin } from './en-login';
import { enNames } from './en-names';
import { enSepa } from './en-sepa';
import { enTitles } from './en-titles';
import { enUnavailable } from './en-unavailable';
import { enUsBankAccount } from './en-us-bank-account';
import { enVerification } from './en-verification';

/** The texts of the checkout in English. */
export const en: CompleteTexts = {
  ...enBasics,
  methods: { ...enBasics.methods, ...enTitles },
  saved: savedTexts,
  verification: enVerification,
  approval: enApproval,
  unavailable: enUnavailable,
  venmoCode: venmoTexts,
  venmoLogin: enLogin,
  express: enExpress,
  names: enNames,
  sepa: enSepa,
  usBankAccount: enUsBankAccount,
};
