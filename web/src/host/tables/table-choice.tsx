import { useQuery } from '@tanstack/react-query';
import { Sparkles } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { Schemas } from '../../api/client.ts';
import { tablesQuery } from '../../api/queries.ts';
import { useVenue } from '../../session/venue-context.tsx';
import { Button } from '../../ui/button.tsx';
import { FaultMessage } from '../../ui/fault-message.tsx';
import { Loading } from '../../ui/loading.tsx';
import { conflictsByTable, type Party, tableChoicesQuery } from './table-choices.ts';
import css from './tables.module.css';

interface TableChoiceProps {
  party: Party;
  chosen: readonly string[];
  onChoose: (tableIds: readonly string[]) => void;
}

/** The tables for a party: what fits best is one tap, any others are chosen; what is taken then says by whom. */
export default function TableChoice({ party, chosen, onChoose }: TableChoiceProps) {
  const { venueId } = useVenue();
  const areas = useQuery(tablesQuery(venueId));
  const choices = useQuery(tableChoicesQuery(venueId, party));
  const fault = areas.error ?? choices.error;
  if (areas.data !== undefined && choices.data !== undefined)
    return <Choices areas={areas.data} choices={choices.data} chosen={chosen} onChoose={onChoose} />;
  if (fault === null) return <Loading />;
  return (
    <FaultMessage fault={fault} onRetry={() => void Promise.all([areas.refetch(), choices.refetch()])} />
  );
}

interface ChoicesProps extends Omit<TableChoiceProps, 'party'> {
  areas: readonly Schemas['Area'][];
  choices: Schemas['TableChoices'];
}

function Choices({ areas, choices, chosen, onChoose }: ChoicesProps) {
  const t = useTranslations('host.tables');
  const names = new Map(areas.flatMap(({ tables }) => tables).map(({ id, name }) => [id, name]));
  const areaNames = new Map(areas.map(({ id, name }) => [id, name]));
  return (
    <div className={css.choices}>
      <fieldset className={css.proposals} aria-label={t('proposed')}>
        <h3>{t('proposed')}</h3>
        {choices.proposals.length === 0 && <p>{t('noProposal')}</p>}
        {choices.proposals.map(({ areaId, tableIds, seats }) => (
          <Button
            key={areaId}
            icon={<Sparkles aria-hidden />}
            aria-pressed={tableIds.join() === chosen.join()}
            onClick={() => onChoose(tableIds)}
          >
            {areaNames.get(areaId)}: {tableIds.map((id) => names.get(id)).join(' + ')} ·{' '}
            {t('seats', { seats })}
          </Button>
        ))}
      </fieldset>
      {areas.map((area) => (
        <AreaChoices key={area.id} {...{ area, choices, chosen, onChoose }} />
      ))}
    </div>
  );
}

interface AreaChoicesProps extends Omit<ChoicesProps, 'areas'> {
  area: Schemas['Area'];
}

function AreaChoices({ area, choices, chosen, onChoose }: AreaChoicesProps) {
  const t = useTranslations('host.tables');
  const conflicts = conflictsByTable(choices);
  const turn = (id: string) =>
    onChoose(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  return (
    <fieldset className={css.area} aria-label={area.name}>
      <h3>{area.name}</h3>
      {area.tables.map(({ id, name, capacity }) => {
        const taken = conflicts.get(id);
        return (
          <button
            key={id}
            type="button"
            className={css.table}
            aria-pressed={chosen.includes(id)}
            disabled={taken !== undefined && !chosen.includes(id)}
            onClick={() => turn(id)}
          >
            <strong>{name}</strong>
            {capacity !== null && <small>{t('seats', { seats: capacity })}</small>}
            {taken !== undefined && (
              <small className={css.taken}>
                {taken.time} {taken.name} · {taken.guests}
              </small>
            )}
            {choices.openBillAt.includes(id) && <small className={css.taken}>{t('sitsThere')}</small>}
          </button>
        );
      })}
    </fieldset>
  );
}
