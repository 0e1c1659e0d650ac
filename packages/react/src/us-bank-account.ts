'use client';
import { usBankAccount, type UsBankAccountErrorCode } from '@tender/us-bank-account';
import { createMethod } from './create-method';

export const [UsBankAccountProvider, useUsBankAccount] = createMethod<UsBankAccountErrorCode>()('UsBankAccount', usBankAccount, [
  'tokenize',
]);
