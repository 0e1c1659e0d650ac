'use client';
import { sepa, type SepaErrorCode } from '@tender/sepa';
import { createMethod } from './create-method';

export const [SepaProvider, useSepa] = createMethod<SepaErrorCode>()('Sepa', sepa, ['tokenize']);
