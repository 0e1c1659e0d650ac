const pad = (value: number, length = 2): string => String(value).padStart(length, '0');

/** Formats `2026-11-20 11:16:18`, in this machine's time zone. */
export function formatTime(time: number): string {
  const date = new Date(time);
  return `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())} ${formatTimeOfDay(time)}`;
}

export function formatTimeOfDay(time: number): string {
  const date = new Date(time);
  return `${pad(date.getHours())}:${pad(date.getMinutes())}:${pad(date.getSeconds())}`;
}

/** Formats the two largest parts of a duration: `1 d 1 h`, `2 h 5 min`, `40 s`. */
export function formatSpan(milliseconds: number): string {
  const seconds = Math.round(Math.abs(milliseconds) / 1000);
  const parts: [number, string][] = [
    [Math.floor(seconds / 86400), 'd'],
    [Math.floor(seconds / 3600) % 24, 'h'],
    [Math.floor(seconds / 60) % 60, 'min'],
    [seconds % 60, 's'],
  ];
  const first = parts.findIndex(([count]) => count > 0);
  if (first < 0) return '0 s';
  return parts
    .slice(first, first + 2)
    .filter(([count]) => count > 0)
    .map(([count, unit]) => `${count} ${unit}`)
    .join(' ');
}

/** Converts `submitted_for_settlement` to `submitted for settlement`. */
export const replaceUnderscores = (name: string): string => name.replace(/_/g, ' ');
