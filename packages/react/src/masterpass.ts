'use client';
import { masterpass, type MasterpassErrorCode } from '@tender/masterpass';
import { createMethod } from './create-method';

export const [MasterpassProvider, useMasterpass] = createMethod<MasterpassErrorCode>()('Masterpass', masterpass, ['tokenize']);
