import { failingConfiguration, type FailingCall } from '@tender/client/testing';
import { fastlane } from '../index';
import { openScriptHost } from './script-host';

const create: FailingCall['call'] = async (authorization) => {
  const host = openScriptHost();
  return fastlane.create({ authorization }).finally(() => host.close());
};

export const failures: Record<'fastlane', readonly FailingCall[]> = { fastlane: [failingConfiguration(create)] };
