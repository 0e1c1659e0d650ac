'use client';
export { usBankAccount, type UsBankAccountMethodOptions } from './checkout/us-bank-account';
