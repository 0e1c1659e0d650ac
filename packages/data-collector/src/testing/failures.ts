import { failingConfiguration, type FailingCall } from '@tender/client/testing';
import { dataCollector } from '../index';
import { scripts } from './fraud-page';

/** The fraud script loads at once. */
const create: FailingCall['call'] = async (authorization) => {
  const observer = new MutationObserver(() => scripts().at(-1)?.dispatchEvent(new Event('load')));
  observer.observe(document.head, { childList: true });
  return dataCollector.create({ authorization }).finally(() => observer.disconnect());
};

export const failures: Record<'dataCollector', readonly FailingCall[]> = { dataCollector: [failingConfiguration(create)] };
