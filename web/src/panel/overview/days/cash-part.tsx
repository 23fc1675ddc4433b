import { useTranslations } from 'use-intl';
import { Card } from '../../card.tsx';
import { VenueText } from '../../venue-settings/venue-text.tsx';
import { FigureTable } from '../figure/figure-table.tsx';
import { useFigureFormats } from '../figure/use-figure-formats.ts';
import type { DaySoFar } from './day-queries.ts';
import { ExpandableFigure } from './entries/expandable-figure.tsx';
import { FactList } from './fact-list.tsx';
import { useMethodName, useMethodText } from './use-method-name.tsx';

type Total = DaySoFar['total'];

/** The part of a report about cash: drawers with their counts, declared totals, the takings of each person, and fiscal devices. */
export function CashPart({ total }: { total: Total }) {
  return (
    <>
      {total.drawers.map((drawer) => (
        <Drawer key={`${drawer.drawer} ${drawer.row}`} drawer={drawer} />
      ))}
      {total.declared.length > 0 && <Declared declared={total.declared} />}
      {total.people.length > 0 && <People people={total.people} />}
      {total.fiscal.length > 0 && <Fiscal fiscal={total.fiscal} />}
    </>
  );
}

function Drawer({ drawer }: { drawer: Total['drawers'][number] }) {
  const t = useTranslations('days');
  const { amount, whole } = useFigureFormats();
  const { name, person, counted, difference, reason, openings, expected, left, ofRow } = drawer;
  const moved = [
    [t('period.float'), drawer.float],
    [t('period.cash'), drawer.cash],
    [t('period.refunds'), -drawer.refunds],
    [t('period.cashIn'), drawer.cashIn],
    [t('period.cashOut'), -drawer.cashOut],
    [t('period.tipsPaidOut'), -drawer.tipsPaidOut],
  ] as const;
  const by = person === null ? '' : (person.name ?? t('removed'));
  const countedText = t(ofRow === null ? 'countedBy' : 'recountedBy', { name: by });
  return (
    <Card title={name ?? t('main')} text={counted === null ? t('notCounted') : countedText}>
      <FactList
        facts={[
          ...moved.filter(([, value]) => value !== 0).map(([text, value]) => [text, amount(value)] as const),
          ...(openings === 0 ? [] : [[t('openings'), whole(openings)] as const]),
          [
            t('period.expected'),
            <ExpandableFigure
              key="expected"
              figure="DrawerExpected"
              of={drawer.drawer}
              title={t('period.expected')}
              value={expected}
              {...(counted !== null && { last: (ofRow ?? drawer.row ?? 0) - 1 })}
            />,
          ],
          ...(counted === null ? [] : [[t('counted'), amount(counted)] as const]),
          ...(difference === null ? [] : [[t('difference'), amount(difference)] as const]),
          ...(reason === null ? [] : [[t('reason'), t(`reasons.${reason}`)] as const]),
          ...(left === null ? [] : [[t('left'), amount(left)] as const]),
        ]}
      />
    </Card>
  );
}

function Declared({ declared }: { declared: Total['declared'] }) {
  const t = useTranslations('days');
  const nameOf = useMethodName();
  const textOf = useMethodText();
  const { amount } = useFigureFormats();
  const known = (value: number | null) => (value === null ? '—' : amount(value));
  return (
    <Card title={t('declared')} text={t('declaredText')}>
      <FigureTable
        label={t('declared')}
        heads={[t('method'), t('expected'), t('declaredTotal'), t('difference')]}
        rows={declared.map((one) => ({
          key: `${one.row} ${one.kind} ${one.method}`,
          cells: [
            nameOf(one),
            <ExpandableFigure
              key="expected"
              figure="Declared"
              of={`${one.kind} ${one.method}`}
              title={`${textOf(one)} · ${t('expected')}`}
              value={one.expected}
              {...(one.row !== null && { last: one.row - 1 })}
            />,
            known(one.declared),
            known(one.difference),
          ],
        }))}
      />
    </Card>
  );
}

function People({ people }: { people: Total['people'] }) {
  const t = useTranslations('days');
  return (
    <Card title={t('people')}>
      <FigureTable
        label={t('people')}
        heads={[t('person'), t('taken'), t('cash'), t('tips'), t('period.tipsPaidOut'), t('takenOff')]}
        rows={people.map(({ person, taken, cash, tips, tipsPaidOut, lost }) => ({
          key: person.id,
          cells: [
            person.name === null ? t('removed') : <VenueText key="name">{person.name}</VenueText>,
            ...(
              [
                ['PersonTaken', t('taken'), taken],
                ['PersonCash', t('cash'), cash],
                ['PersonTips', t('tips'), tips],
                ['PersonTipsPaidOut', t('period.tipsPaidOut'), tipsPaidOut],
                ['PersonLost', t('takenOff'), lost],
              ] as const
            ).map(([figure, head, value]) => (
              <ExpandableFigure
                key={figure}
                figure={figure}
                of={person.id}
                title={`${person.name ?? t('removed')} · ${head}`}
                value={value}
              />
            )),
          ],
        }))}
      />
    </Card>
  );
}

function Fiscal({ fiscal }: { fiscal: Total['fiscal'] }) {
  const t = useTranslations('days');
  return (
    <Card title={t('fiscal')}>
      <FigureTable
        label={t('fiscal')}
        heads={[t('device'), t('zNumber'), t('documents')]}
        rows={fiscal.map(({ device, zNumber, documents }) => ({
          key: `${device} ${zNumber}`,
          cells: [
            device ?? '—',
            zNumber ?? '—',
            <ExpandableFigure
              key="documents"
              figure="Documents"
              of={`${zNumber ?? '-'} ${device ?? '-'}`}
              title={`${t('documents')} · ${zNumber ?? '—'}`}
              value={documents}
              isCount
            />,
          ],
        }))}
      />
    </Card>
  );
}
