import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import type { Schemas } from '../../api/client.ts';
import { useVenue } from '../../session/venue-context.tsx';
import { useAmount } from '../../ui/amount.tsx';
import { useDayFormat } from './use-day-format.ts';

type Notice = Schemas['PersonalNotice'];

interface DrawerNoticeProps {
  drawer: NonNullable<Notice['drawer']>;
  onFollow: () => void;
}

/**
 * A count that differs from the expected cash of a drawer. It links to the movements of the drawer before the count.
 */
export function DrawerNotice({ drawer, onFollow }: DrawerNoticeProps) {
  const t = useTranslations('approvals.notices');
  const { venueId } = useVenue();
  const amount = useAmount();
  const dayOf = useDayFormat();
  const { person, name, code, row, counted, expected, day, difference } = drawer;
  const entries = new URLSearchParams({ of: code, last: String(row - 1) });
  return (
    <>
      <strong>{t('drawer', { name: person.name, difference: amount(difference) })}</strong>
      <span>
        {t('drawerText', { counted: amount(counted), expected: amount(expected), day: dayOf(day) })}
        {name !== null && ` · ${name}`}
      </span>
      <Link href={`~/app/${venueId}/panel/days/drawer?${entries}`} onClick={onFollow}>
        {t('openDrawer')}
      </Link>
    </>
  );
}

interface ReportNoticeProps {
  report: NonNullable<Notice['report']>;
  onFollow: () => void;
}

/** Says that a day report or the ledger does not add up. */
export function ReportNotice({ report: { number, what }, onFollow }: ReportNoticeProps) {
  const t = useTranslations('approvals.notices');
  const { venueId } = useVenue();
  return (
    <>
      <strong>{number === null ? t('ledger') : t('report', { number })}</strong>
      <span>{t('reportText')}</span>
      <code lang="en" dir="ltr">
        {what}
      </code>
      {number !== null && (
        <Link href={`~/app/${venueId}/panel/days/${number}`} onClick={onFollow}>
          {t('openReport')}
        </Link>
      )}
    </>
  );
}
