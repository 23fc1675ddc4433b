import { type Static, Type } from 'typebox';
import { GRANTED_ROLES, RIGHTS, type RoleGrants, USUAL_GRANTS } from '../../core/access/rights.ts';
import { oneOf } from '../../http/schema.ts';
import { recordOf } from '../document-fields.ts';
import { basisPointsOf } from '../document-reading.ts';

const grantsSchema = recordOf('GrantsDocument', 'The rights and the limit of a role.', {
  rights: Type.Array(oneOf(RIGHTS), {
    maxItems: RIGHTS.length,
    uniqueItems: true,
    description: 'The rights of the role.',
    examples: [USUAL_GRANTS.Waiter.rights],
  }),
  mostOffPercent: Type.Number({
    minimum: 0,
    maximum: 100,
    multipleOf: 0.01,
    examples: [10],
    description:
      'The largest part of a bill, in percent, that the role may deduct: discounts, comps, price changes ' +
      'and items removed after the kitchen started, all together.',
  }),
});

/** The rights of each role. Owners may do everything. */
export const rolesSchema = recordOf('RolesDocument', 'The rights of each role. Owners may do everything.', {
  Manager: grantsSchema,
  Cashier: grantsSchema,
  Waiter: grantsSchema,
  Cook: grantsSchema,
  Host: grantsSchema,
});

export type RolesDocument = Static<typeof rolesSchema>;

/** The JSON of the rights of the roles of a venue. */
export function toRolesDocument(grants: RoleGrants | null): RolesDocument {
  return mapRoles(grants ?? USUAL_GRANTS, ({ rights, mostOffBasisPoints }) => ({
    rights: [...rights],
    mostOffPercent: mostOffBasisPoints / 100,
  }));
}

/**
 * The rights of the roles of a venue; `null` if they are the usual ones, so that they follow later changes of these.
 */
export function readRolesDocument(document: RolesDocument): RoleGrants | null {
  const grants = mapRoles(document, ({ rights, mostOffPercent }) => ({
    rights: RIGHTS.filter((right) => rights.includes(right)),
    mostOffBasisPoints: basisPointsOf(mostOffPercent),
  }));
  return JSON.stringify(grants) === JSON.stringify(mapRoles(USUAL_GRANTS, withRightsInOrder)) ? null : grants;
}

function withRightsInOrder({ rights, mostOffBasisPoints }: RoleGrants['Manager']): RoleGrants['Manager'] {
  return { rights: RIGHTS.filter((right) => rights.includes(right)), mostOffBasisPoints };
}

function mapRoles<From, To>(
  roles: Record<(typeof GRANTED_ROLES)[number], From>,
  toGrants: (grants: From) => To,
): Record<(typeof GRANTED_ROLES)[number], To> {
  const entries = GRANTED_ROLES.map((role) => [role, toGrants(roles[role])]);
  return Object.fromEntries(entries);
}
