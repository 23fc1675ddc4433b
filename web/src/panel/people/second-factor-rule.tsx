import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useFormatter, useTranslations } from 'use-intl';
import { api, dataOf, type Schemas } from '../../api/client.ts';
import { SecondFactorWords } from '../../session/second-factor/second-factor-words.tsx';
import { useVenue } from '../../session/venue-context.tsx';
import { useFaultSentence } from '../../ui/fault-message.tsx';
import { Card } from '../card.tsx';
import css from './people-page.module.css';

const ruleQuery = (venueId: string) =>
  queryOptions({
    queryKey: ['factor-rule', venueId],
    queryFn: () =>
      dataOf(api.GET('/venue/v1/venues/{venueId}/second-factor', { params: { path: { venueId } } })),
  });

/** Shows whether owners and managers need two-step sign-in, and who of them lacks it. An owner can change the rule. */
export default function SecondFactorRule({ accounts }: { accounts: readonly Schemas['VenueAccount'][] }) {
  return (
    <SecondFactorWords>
      <Rule accounts={accounts} />
    </SecondFactorWords>
  );
}

function Rule({ accounts }: { accounts: readonly Schemas['VenueAccount'][] }) {
  const t = useTranslations('secondFactor');
  const format = useFormatter();
  const sentenceOf = useFaultSentence();
  const client = useQueryClient();
  const { venueId, isOwner } = useVenue();
  const { data: rule } = useQuery(ruleQuery(venueId));
  const save = useMutation({
    networkMode: 'always',
    mutationFn: (isRequired: boolean) =>
      dataOf(
        api.PUT('/venue/v1/venues/{venueId}/second-factor', {
          params: { path: { venueId } },
          body: { isRequired },
        }),
      ),
    onSuccess: (saved) => client.setQueryData(ruleQuery(venueId).queryKey, saved),
  });
  if (rule === undefined) return null;
  const names = accounts
    .filter(({ role, email }) => (role === 'Owner' || role === 'Manager') && email !== null)
    .filter(({ hasSecondFactor }) => !hasSecondFactor)
    .map(({ name }) => name);
  return (
    <div className={css.factors}>
      <Card title={t('title')} text={t('ruleText')}>
        <label className={css.rule}>
          <input
            type="checkbox"
            checked={save.isPending ? save.variables : rule.isRequired}
            disabled={!isOwner || save.isPending}
            onChange={({ target }) => save.mutate(target.checked)}
          />
          {t('rule')}
        </label>
        {names.length > 0 && <p className={css.hint}>{t('without', { names: format.list(names) })}</p>}
        {save.error !== null && <p role="alert">{sentenceOf(save.error)}</p>}
      </Card>
    </div>
  );
}
