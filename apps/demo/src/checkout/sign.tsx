import type { ReactNode } from 'react';

const PATHS = {
  bank: 'M3.5 9.5L12 4l8.5 5.5zM5.5 9.5V17M10 9.5V17M14 9.5V17M18.5 9.5V17M3.5 20h17M4.5 17h15',
  button: 'M6.5 5h11a4.5 4.5 0 010 9h-11a4.5 4.5 0 010-9zM7 9.5h6M13 11.5l1.5 8.5 2-3 3.5.5z',
  code: 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2.5v2.5H14zM20 14v2M17.5 20H20v-1.5M14 20h.5',
  lane: 'M4 20L9 4M20 20L15 4M12 4v3M12 10.5v3M12 17v3',
  phone: 'M8.5 2.5h7A2.5 2.5 0 0118 5v14a2.5 2.5 0 01-2.5 2.5h-7A2.5 2.5 0 016 19V5a2.5 2.5 0 012.5-2.5zM9.5 8.5h5M9.5 11.5h3M11 18.5h2',
  window: 'M5.5 4h13A2.5 2.5 0 0121 6.5v11a2.5 2.5 0 01-2.5 2.5h-13A2.5 2.5 0 013 17.5v-11A2.5 2.5 0 015.5 4zM3 8.5h18M8 14l3 2.5 5-5',
} as const;

/** A sign for a kind of method, as those of the checkout are. */
export function Sign({ name }: { readonly name: keyof typeof PATHS }): ReactNode {
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" data-tender-icon="">
      <path d={PATHS[name]} fill="none" stroke="currentColor" strokeWidth="1.6" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
