import { Archive, ArrowDownToLine, ArrowUpFromLine, Coins, HandCoins } from 'lucide-react';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { usePendingActs } from '../../../acts/acts-provider.tsx';
import { RefusedActs } from '../../../acts/refused-acts.tsx';
import { ApprovalMark } from '../../../session/approval-mark.tsx';
import { useVenue } from '../../../session/venue-context.tsx';
import { Button } from '../../../ui/button.tsx';
import { AmountList } from '../amount-list.tsx';
import css from '../day.module.css';
import type { Drawer } from '../day-queries.ts';
import { Difference } from '../difference.tsx';
import { type Move, MoveForm, subjectOfDrawer } from './move-form.tsx';
import { MovementList } from './movement-list.tsx';

const ICONS = {
  FloatSet: Coins,
  CashIn: ArrowDownToLine,
  CashOut: ArrowUpFromLine,
  TipsPaidOut: HandCoins,
  DrawerOpened: Archive,
};

/** The cash movements of a drawer since its last count, and the actions on the drawer. */
export function DrawerPart({ drawer }: { drawer: Drawer }) {
  const t = useTranslations('day');
  const { venueId, may } = useVenue();
  const [move, setMove] = useState<Move | null>(null);
  const unsaved = usePendingActs(venueId).filter(
    ({ name, subject }) => name === 'moveCash' && subject === subjectOfDrawer(drawer),
  );
  if (move !== null) return <MoveForm drawer={drawer} move={move} onDone={() => setMove(null)} />;
  const { period } = drawer;
  return (
    <>
      <RefusedActs acts={unsaved} />
      {period !== null && (
        <AmountList
          rows={[
            { label: t('period.float'), amount: period.float },
            ...(period.cash === null ? [] : [{ label: t('period.cash'), amount: period.cash }]),
            ...(period.refunds ? [{ label: t('period.refunds'), amount: -period.refunds }] : []),
            ...(period.cashIn === 0 ? [] : [{ label: t('period.cashIn'), amount: period.cashIn }]),
            ...(period.cashOut === 0 ? [] : [{ label: t('period.cashOut'), amount: -period.cashOut }]),
            ...(period.tipsPaidOut === 0
              ? []
              : [{ label: t('period.tipsPaidOut'), amount: -period.tipsPaidOut }]),
            { label: t('period.expected'), amount: period.expected, isTotal: true },
          ]}
        />
      )}
      {period?.expected === null && <p className={css.hint}>{t('period.blind')}</p>}
      {period !== null && period.openings > 0 && (
        <p className={css.hint}>{t('period.openings', { count: period.openings })}</p>
      )}
      <div className={css.moves}>
        {(Object.keys(ICONS) as Move[])
          .filter((one) => one !== 'FloatSet' || may('drawer'))
          .map((one) => {
            const Icon = ICONS[one];
            return (
              <Button key={one} icon={<Icon aria-hidden />} onClick={() => setMove(one)}>
                {t(`moves.${one}`)}
                <ApprovalMark right="drawer" />
              </Button>
            );
          })}
      </div>
      <MovementList movements={drawer.movements ?? []} />
      <LastCount drawer={drawer} />
    </>
  );
}

function LastCount({ drawer: { lastCount } }: { drawer: Drawer }) {
  const t = useTranslations('day');
  const format = useFormatter();
  if (lastCount === null) return null;
  const at = format.dateTime(new Date(lastCount.at), { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <section className={css.last}>
      <h3>{t('lastCount.title')}</h3>
      <p className={css.hint}>{t('lastCount.by', { at, name: lastCount.by.name ?? '—' })}</p>
      <AmountList
        rows={[
          { label: t('period.expected'), amount: lastCount.expected },
          { label: t('lastCount.counted'), amount: lastCount.counted },
        ]}
      />
      <Difference amount={lastCount.difference} />
      {lastCount.reason !== null && (
        <p>
          {t(`reasons.${lastCount.reason}`)}
          {lastCount.note !== null && `: ${lastCount.note}`}
        </p>
      )}
    </section>
  );
}
