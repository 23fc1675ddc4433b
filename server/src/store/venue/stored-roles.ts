import type { RoleGrants } from '../../core/access/rights.ts';
import { storedReader } from '../stored-json.ts';

const GRANTS = { of: { rights: 'Always', mostOffBasisPoints: 'Always' } } as const;

/** Reads the stored rights that a venue gave its roles. */
export const readRoles = storedReader<RoleGrants>({
  Manager: GRANTS,
  Cashier: GRANTS,
  Waiter: GRANTS,
  Cook: GRANTS,
  Host: GRANTS,
});
