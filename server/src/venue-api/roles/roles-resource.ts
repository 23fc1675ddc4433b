import { type Static, Type } from 'typebox';
import type { RoleGrants } from '../../core/access/rights.ts';
import { rolesSchema, toRolesDocument } from '../../venue-document/access/roles-document-schema.ts';
import { revisionOf, revisionSchema } from '../record-revision.ts';

export const RolesResource = Type.Object(
  { revision: revisionSchema(), roles: rolesSchema, usual: rolesSchema },
  { title: 'Roles', description: 'The rights of each role at the venue, and the default rights.' },
);

/** The JSON of what the roles of a venue may do. */
export function toRolesResource(decided: RoleGrants | null): Static<typeof RolesResource> {
  return { revision: rolesRevision(decided), roles: toRolesDocument(decided), usual: toRolesDocument(null) };
}

/** The revision of what the roles of a venue may do. */
export function rolesRevision(decided: RoleGrants | null): string {
  return revisionOf(toRolesDocument(decided));
}
