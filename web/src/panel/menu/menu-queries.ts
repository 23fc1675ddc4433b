import type { Schemas } from '../../api/client.ts';
import { keys } from '../../api/queries.ts';

export type Product = Schemas['ProductSetup'];
export type Category = Schemas['CategorySetup'];
export type Portion = Schemas['PortionSetup'];

export const setupMenuKey = (venueId: string) => keys.of(venueId, 'setup-menu');
