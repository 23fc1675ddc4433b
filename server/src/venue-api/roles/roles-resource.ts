import { type Static, Type } from 'typebox';
import type { RoleGrants } from '../../core/access/rights.ts';
import { rolesSchema, toRolesDocument } from '../../venue-document/access/roles-document-schema.ts';
import { revisionOf, revisionSchema } from '../record-revision.ts';

export const RolesResource = Type.Object(
  { revision: revisionSchema(), roles: rolesSchema, usual: rolesSchema },
  { title: 'Roles', description: 'The rights of each role at the venue, and the default rights.' },
);

/** The JSON of the rights of the roles of a venue. */
export function toRolesResource(decided: RoleGrants | null): Static<typeof RolesResource> {
  return { revision: rolesRevision(decided), roles: toRolesDocument(decided), usual: toRolesDocument(null) };
}

/** The revision of the rights of the roles of a venue. */
export function rolesRevision(decided: RoleGrants | null): string {
  return revisionOf(toRolesDocument(decided));
}
