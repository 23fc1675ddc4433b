import { SETTINGS_ACCESS } from '../../core/access/policies/venue/settings.ts';
import { requireVenue } from '../../operations/venue/require-venue.ts';
import { venueOperation } from '../venue-operation.ts';
import { SettingsResource, toSettingsResource } from './settings-resource.ts';

export const getSettings = venueOperation({
  operationId: 'getSettings',
  method: 'GET',
  path: '/venues/{venueId}/settings',
  tag: 'Settings',
  summary: 'Read the settings of a venue',
  description:
    'Returns the details of the venue, its languages, hours and special days, and the settings that ' +
    'only the operator can change.',
  access: SETTINGS_ACCESS.read,
  answers: { 200: { description: 'The settings.', schema: SettingsResource } },
  run: async (parts, { params: { venueId } }) => {
    const cached = await requireVenue(parts.cache, venueId);
    return { status: 200, data: toSettingsResource(cached.venue, parts) };
  },
});
