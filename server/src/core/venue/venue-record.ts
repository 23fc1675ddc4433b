import type { Campaign } from '../campaigns/campaign.ts';
import type { Menu } from '../menu/menu.ts';
import type { Printer } from '../printing/printer.ts';
import type { Venue } from './venue.ts';

/** All that a venue is, apart from what happened in it: the unit of import and export. */
export interface VenueRecord {
  venue: Venue;
  areas: Area[];
  menu: Menu;
  campaigns: Campaign[];
  printers: Printer[];
  accounts: AccountRecord[];
  keys: KeyRecord[];
}

/** A hall, a garden, a floor, with its tables in the order of the till. */
export interface Area {
  id: string;
  name: string;
  tables: Table[];
}

export interface Table {
  id: string;
  name: string;
  /** Printed on the table's QR card. */
  code: string;
  capacity: number | null;
}

export const ACCOUNT_ROLES = ['Owner', 'Staff'] as const;
export type AccountRole = (typeof ACCOUNT_ROLES)[number];

export interface AccountRecord {
  id: string;
  role: AccountRole;
  name: string;
  /** Lower case; one address is one account. */
  email: string;
  /** argon2id in its PHC string form. */
  passwordHash: string;
}

/** What a key may do beyond reading the venue and its menu. */
export interface KeyPermissions {
  placesOrders: boolean;
  takesReservations: boolean;
}

export interface KeyRecord {
  id: string;
  /** Also labels the orders that the key places. */
  name: string;
  permissions: KeyPermissions;
  /** The first characters, shown in the panel. */
  prefix: string;
  /** SHA-256 of the whole key, lower-case hexadecimal. */
  hash: string;
  createdAt: number;
  revokedAt: number | null;
}
