import type { RoleGrants } from '../../core/access/rights.ts';
import { storedReader } from '../stored-json.ts';

const GRANTS = { of: { rights: 'Always', mostOffBasisPoints: 'Always' } } as const;

/** Reads what a venue decided that its roles may do. */
export const readRoles = storedReader<RoleGrants>({
  Manager: GRANTS,
  Cashier: GRANTS,
  Waiter: GRANTS,
  Cook: GRANTS,
  Host: GRANTS,
});
