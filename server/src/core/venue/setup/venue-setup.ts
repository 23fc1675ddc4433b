import type { AccountRecord } from '../../access/account.ts';
import type { KeyRecord } from '../../access/keys/api-key-record.ts';
import type { Campaign } from '../../campaigns/campaign.ts';
import type { Menu } from '../../menu/menu.ts';
import type { Printer } from '../../printing/printer.ts';
import type { Area } from '../tables/table.ts';
import type { Venue } from '../venue.ts';

/**
 * The whole set-up of a venue: the unit of import and export. Bills, reservations and events are not part of
 * it.
 */
export interface VenueSetup {
  venue: Venue;
  areas: Area[];
  menu: Menu;
  campaigns: Campaign[];
  printers: Printer[];
  accounts: AccountRecord[];
  keys: KeyRecord[];
}
