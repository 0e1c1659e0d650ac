/** The part of the Prioritized Task Scheduling API that is used here. */
interface WithScheduler {
  scheduler?: { yield?: () => Promise<void> };
}

/**
 * Resolves in a task of its own, so that the browser can paint and handle input before it, and other tasks that wait come after it. In browsers that cannot
 * give it this place it resolves in the same task: after a timer it would come last.
 * @throws the signal's reason when the signal has aborted by then
 */
export async function nextTask(signal: AbortSignal): Promise<void> {
  await (globalThis as WithScheduler).scheduler?.yield?.();
  signal.throwIfAborted();
}
