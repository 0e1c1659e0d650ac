import { asRecord } from '@tender/client/internal';
import type { FrameConfiguration } from '../wire';

/**
 * Replaces names of classes in the merchant's styles by the computed style that they have on this page. Few pages use such names, so the code for it is
 * loaded on demand. When it cannot be loaded, the fields are created without these styles.
 */
export async function resolveStyles(configuration: FrameConfiguration): Promise<FrameConfiguration> {
  if (!Object.values(asRecord(configuration.styles)).some((rules) => typeof rules === 'string')) return configuration;
  return import('./read-class-styles').then((module) => module.readClassStyles(configuration)).catch(() => configuration);
}
