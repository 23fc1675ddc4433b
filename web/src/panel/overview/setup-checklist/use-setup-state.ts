import { useQuery } from '@tanstack/react-query';
import type { Schemas } from '../../../api/client.ts';
import { printersQuery, tablesQuery } from '../../../api/queries.ts';
import { accountsQuery, categoriesQuery, settingsQuery } from '../../panel-queries.ts';
import { firstOrderQuery } from './first-order-query.ts';
import type { SetupState } from './setup-steps.ts';

/** The state of a venue's set-up; `null` while it is loading. @param isWanted  whether to load it at all */
export function useSetupState(venueId: string, isWanted: boolean): SetupState | null {
  const enabled = isWanted;
  const settings = useQuery({ ...settingsQuery(venueId), enabled }).data;
  const tables = useQuery({ ...tablesQuery(venueId), enabled }).data;
  const menu = useQuery({ ...categoriesQuery(venueId), enabled }).data;
  const printers = useQuery({ ...printersQuery(venueId), enabled }).data;
  const accounts = useQuery({ ...accountsQuery(venueId), enabled }).data;
  const orders = useQuery({ ...firstOrderQuery(venueId), enabled }).data;
  if (!settings || !tables || !menu || !printers || !accounts || !orders) return null;
  return {
    address: settings.address,
    workingHours: settings.workingHours.length,
    tables: tables.reduce((sum, area) => sum + area.tables.length, 0),
    takesOrdersToGo: settings.takesTakeaway || settings.takesDelivery,
    products: menu.reduce((sum, category) => sum + category.products.length, 0),
    orderable: menu.reduce((sum, category) => sum + orderableIn(category), 0),
    printers: printers.length,
    accounts: accounts.length,
    orders: orders.items.length,
  };
}

function orderableIn({ isVisible, products }: Schemas['CategorySetup']): number {
  const canBeOrdered = (product: Schemas['CategorySetup']['products'][number]) =>
    product.isVisible && product.portions.some(({ pricingUnit }) => pricingUnit === 'Piece');
  return isVisible ? products.filter(canBeOrdered).length : 0;
}
