import { useState } from 'react';
import { keepOnDevice } from '../device/keep-on-device.ts';

/** The sizes of tickets. The smaller the tickets, the more of them fit on the screen. */
export const TICKET_SIZES = ['Small', 'Medium', 'Large'] as const;
export type TicketSize = (typeof TICKET_SIZES)[number];

/** The board settings of a venue on this device. */
export interface BoardSettings {
  /** The ids of the chosen stations; an empty list shows everything. */
  stations: readonly string[];
  showsCounts: boolean;
  size: TicketSize;
}

const DEFAULTS: BoardSettings = { stations: [], showsCounts: true, size: 'Medium' };

/** The board settings of this device, which survive a reload, and a function that changes them. */
export function useBoardSettings(venueId: string): [BoardSettings, (change: Partial<BoardSettings>) => void] {
  const name = `sofra.board-settings.${venueId}`;
  const [settings, setSettings] = useState(() => readSettings(name));
  const change = (next: Partial<BoardSettings>) => {
    const changed = { ...settings, ...next };
    keepOnDevice(localStorage, name, JSON.stringify(changed));
    setSettings(changed);
  };
  return [settings, change];
}

function readSettings(name: string): BoardSettings {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(name) ?? '{}') as Partial<BoardSettings>) };
  } catch {
    return DEFAULTS;
  }
}
