import { z } from 'zod';
import type { DataCollectorRawDeviceData } from './types';

/** Schema of `DataCollectorRawDeviceData`. Your server may parse the JSON text of `deviceData` before it sends it with a transaction. */
export const rawDeviceData = z.object({
  correlation_id: z.string().max(32),
}) satisfies z.ZodType<DataCollectorRawDeviceData>;
