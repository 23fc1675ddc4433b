import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, dataOf, type Schemas } from '../../api/client.ts';
import { removeRecord, type SeenRecord, writeList, writeRecord } from '../../api/record-writes.ts';
import { campaignsQuery } from '../panel-queries.ts';

/**
 * Runs a change of the campaigns of a venue and reads them again, also if the change failed.
 * @param onDone  called after they are read again, if the change succeeded; also if the person has left the
 * page
 */
export function useCampaignChange<Input>(
  venueId: string,
  change: (input: Input) => Promise<unknown>,
  onDone?: (input: Input) => void,
) {
  const client = useQueryClient();
  return useMutation({
    networkMode: 'always',
    mutationFn: change,
    onSettled: async (_, error, input) => {
      await client.invalidateQueries({ queryKey: campaignsQuery(venueId).queryKey });
      if (error === null) onDone?.(input);
    },
  });
}

const CAMPAIGNS = '/venue/v1/venues/{venueId}/campaigns';
const CAMPAIGN = '/venue/v1/venues/{venueId}/campaigns/{campaignId}';

export const addCampaign = (venueId: string, body: Schemas['NewCampaign']) =>
  dataOf(api.POST(CAMPAIGNS, { params: { path: { venueId } }, body }));

export const changeCampaign = (venueId: string, seen: SeenRecord, body: Schemas['CampaignChange']) =>
  writeRecord(seen, (header) =>
    dataOf(api.PATCH(CAMPAIGN, { params: { path: { venueId, campaignId: seen.id }, header }, body })),
  );

export const removeCampaign = (venueId: string, seen: SeenRecord) =>
  removeRecord(seen, (header) =>
    dataOf(api.DELETE(CAMPAIGN, { params: { path: { venueId, campaignId: seen.id }, header } })),
  );

export const reorderCampaigns = (venueId: string, ids: string[]) =>
  writeList(`${venueId} campaigns`, () =>
    dataOf(api.PUT(`${CAMPAIGNS}/order`, { params: { path: { venueId } }, body: { ids } })),
  );

export const dryRunCampaigns = (venueId: string, body: Schemas['DryRun']) =>
  dataOf(api.POST(`${CAMPAIGNS}/dry-run`, { params: { path: { venueId } }, body }));
