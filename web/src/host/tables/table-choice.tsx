import { useQuery } from '@tanstack/react-query';
import { Sparkles, TriangleAlert } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { Schemas } from '../../api/client.ts';
import { tablesQuery } from '../../api/queries.ts';
import { useVenue } from '../../session/venue-context.tsx';
import { Button } from '../../ui/button.tsx';
import { FaultMessage } from '../../ui/fault-message.tsx';
import { Loading } from '../../ui/loading.tsx';
import { Clashes } from '../reservation/clashes.tsx';
import { conflictsByTable, type Party, useTableChoices } from './table-choices.ts';
import css from './tables.module.css';

interface TableChoiceProps {
  party: Party;
  chosen: readonly string[];
  onChoose: (tableIds: readonly string[]) => void;
}

/**
 * The choice of tables for a party. A tap chooses the best fit; other tables can be chosen too. A taken table shows its
 * party.
 */
export default function TableChoice({ party, chosen, onChoose }: TableChoiceProps) {
  const { venueId } = useVenue();
  const areas = useQuery(tablesQuery(venueId));
  const choices = useTableChoices(party);
  // Without a network, the fault is shown after the first failed try.
  const fault = areas.error ?? choices.error ?? choices.failureReason;
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
  const areaNames = new Map(areas.map(({ id, name }) => [id, name]));
  return (
    <div className={css.choices}>
      <Clashes clashes={choices?.clashes ?? []} />
      <TakenTables {...{ areas, choices, chosen, onChoose }} />
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
            <span>
              <bdi>
                {areaNames.get(areaId)}: {namesOf(areas, tableIds)}
              </bdi>{' '}
              · {t('seats', { seats })}
            </span>
          </Button>
        ))}
      </fieldset>
      {areas.map((area) => (
        <AreaChoices key={area.id} {...{ area, choices, chosen, onChoose }} />
      ))}
    </div>
  );
}

/** The clashes of the chosen tables, shown before saving, and a button for the best fit. */
function TakenTables({ areas, choices, chosen, onChoose }: ChoicesProps) {
  const t = useTranslations('host.tables');
  const conflicts = conflictsByTable(choices);
  const sentences = chosen.flatMap((id) => {
    const table = namesOf(areas, [id]);
    const party = conflicts.get(id);
    if (party !== undefined) return [t('taken', { table, name: party.name, time: party.time })];
    return choices.openBillAt.includes(id) ? [t('sitsAt', { table })] : [];
  });
  if (sentences.length === 0) return null;
  const [best] = choices.proposals;
  return (
    <div className={css.clash} role="alert">
      {sentences.map((sentence) => (
        <p key={sentence}>
          <TriangleAlert aria-hidden />
          {sentence}
        </p>
      ))}
      {best !== undefined && (
        <Button onClick={() => onChoose(best.tableIds)}>
          {t('instead', { tables: namesOf(areas, best.tableIds) })}
        </Button>
      )}
    </div>
  );
}

/** The names of tables as people say them: `7 + 8`. */
function namesOf(areas: readonly Schemas['Area'][], tableIds: readonly string[]): string {
  const names = new Map(areas.flatMap(({ tables }) => tables).map(({ id, name }) => [id, name]));
  return tableIds.map((id) => names.get(id)).join(' + ');
}

interface AreaChoicesProps extends Omit<ChoicesProps, 'areas'> {
  area: Schemas['Area'];
}

function AreaChoices({ area, choices, chosen, onChoose }: AreaChoicesProps) {
  const t = useTranslations('host.tables');
  const conflicts = conflictsByTable(choices);
  const toggle = (id: string) =>
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
            onClick={() => toggle(id)}
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
