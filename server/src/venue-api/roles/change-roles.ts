import { Type } from 'typebox';
import { PEOPLE_ACCESS } from '../../core/access/policies/people/people.ts';
import { reviseVenue } from '../../operations/venue/revise-venue.ts';
import { readRolesDocument, rolesSchema } from '../../venue-document/access/roles-document-schema.ts';
import { IF_MATCH, requireRevision } from '../record-revision.ts';
import { venueOperation } from '../venue-operation.ts';
import { RolesResource, rolesRevision, toRolesResource } from './roles-resource.ts';

export const changeRoles = venueOperation({
  operationId: 'changeRoles',
  method: 'PUT',
  path: '/venues/{venueId}/roles',
  tag: 'Accounts',
  summary: 'Change what each role may do',
  description:
    'Replaces the rights and limits of all roles. They apply from the next request on, also to people ' +
    'who are signed in. Only owners may change them.',
  access: PEOPLE_ACCESS.changeRoles,
  needsProof: 'Fresh',
  headers: IF_MATCH,
  body: Type.Object({ roles: rolesSchema }, { title: 'RolesChange', additionalProperties: false }),
  invalidCode: 'CONTENT_INVALID',
  answers: { 200: { description: 'The roles as they are now.', schema: RolesResource } },
  run: async ({ db }, { params: { venueId }, body, author, header, now }) => {
    const decided = readRolesDocument(body.roles);
    await reviseVenue(db, { venueId, part: 'Settings', by: author, now }, (content) => {
      requireRevision(header('if-match'), rolesRevision(content.venue.roles), rolesRevision(decided));
      return { content: { ...content, venue: { ...content.venue, roles: decided } }, result: null };
    });
    return { status: 200, data: toRolesResource(decided) };
  },
});
