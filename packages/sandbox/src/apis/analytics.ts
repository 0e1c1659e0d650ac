import { asc, eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { z } from 'zod';
import { type SandboxContext } from '../core/context';
import { type AppEnvironment } from '../core/http/app-environment';
import { tryParseJson } from '../core/http/parse-json';
import { maskValue } from '../core/log/mask';
import { analyticsEvents, type Document } from '../core/store/schema';

const batch = z.looseObject({
  events: z.array(z.looseObject({ event: z.string() })).default([]),
  tracking: z.array(z.looseObject({ event_name: z.string().optional() })).default([]),
});

/** Mounted at the logger's path. It accepts every body, because analytics must never disturb a checkout. */
export function createAnalyticsRoutes(context: SandboxContext): Hono<AppEnvironment> {
  const app = new Hono<AppEnvironment>();
  app.post('/', async (c) => {
    const parsed = batch.safeParse(tryParseJson(await c.req.text()));
    const events = parsed.success ? parsed.data.events : [];
    const rows = events.map((event, index) => ({
      merchantId: context.merchant.id,
      event: event.event,
      document: maskValue({ ...event, tracking: parsed.data?.tracking[index] ?? null }) as Document,
      createdAt: context.clock.now(),
    }));
    if (rows.length > 0) await context.database.insert(analyticsEvents).values(rows);
    return c.json({});
  });
  return app;
}

/** An analytics event, as the sandbox received it. */
export interface AnalyticsEvent {
  /** Name of the event, with its `web.` prefix. */
  event: string;
  /** When it was received: milliseconds since the epoch, by the sandbox clock. */
  time: number;
  /** The event's fields, with its entry of `tracking`. Card data is masked. */
  document: Document;
}

/** Every analytics event that this sandbox has received, oldest first. */
export async function listAnalytics({ database, merchant }: SandboxContext): Promise<AnalyticsEvent[]> {
  const rows = await database
    .select()
    .from(analyticsEvents)
    .where(eq(analyticsEvents.merchantId, merchant.id))
    .orderBy(asc(analyticsEvents.id));
  return rows.map(({ event, createdAt, document }) => ({ event, time: createdAt, document }));
}
