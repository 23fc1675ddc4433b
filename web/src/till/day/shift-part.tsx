import { useMutation, useQuery } from '@tanstack/react-query';
import { Play, Printer, Square } from 'lucide-react';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { api, dataOf, type Schemas } from '../../api/client.ts';
import { useVenue } from '../../session/venue-context.tsx';
import { Button } from '../../ui/button.tsx';
import { FaultMessage } from '../../ui/fault-message.tsx';
import { Loading } from '../../ui/loading.tsx';
import { Segments } from '../../ui/segments.tsx';
import { AmountList } from './amount-list.tsx';
import css from './day.module.css';
import { shiftsQuery, useIdempotentSend } from './day-queries.ts';
import { SendFault } from './send-fault.tsx';

type Shift = Schemas['Shifts']['shifts'][number];

/** The payments that a person took today, and the cash to hand in. A person with the right sees those of everyone. */
export function ShiftPart() {
  const t = useTranslations('day.shift');
  const { venueId, session } = useVenue();
  const [of, setOf] = useState<'Me' | 'All'>('Me');
  const { data, error, refetch } = useQuery(shiftsQuery(venueId, of));
  if (data === undefined)
    return error === null ? <Loading /> : <FaultMessage fault={error} onRetry={() => void refetch()} />;
  const isOpen = data.shifts.some(
    ({ person, endedAt }) => person.id === session.account.id && endedAt === null,
  );
  return (
    <>
      {data.maySeeOthers && (
        <Segments
          label={t('whose')}
          value={of}
          options={[
            { value: 'Me', text: t('mine') },
            { value: 'All', text: t('all') },
          ]}
          onChange={setOf}
        />
      )}
      {data.shifts.length === 0 && <p className={css.hint}>{t('none')}</p>}
      {data.shifts.map((shift) => (
        <ShiftSlip key={`${shift.person.id} ${shift.beganAt}`} shift={shift} />
      ))}
      {of === 'Me' && <ShiftButton isOpen={isOpen} />}
    </>
  );
}

function ShiftButton({ isOpen }: { isOpen: boolean }) {
  const t = useTranslations('day.shift');
  const { venueId } = useVenue();
  const sending = useIdempotentSend(
    shiftsQuery(venueId, 'Me').queryKey,
    (_: undefined, header) => {
      const params = { path: { venueId }, header };
      return isOpen
        ? dataOf(api.POST('/venue/v1/venues/{venueId}/shifts/end', { params }))
        : dataOf(api.POST('/venue/v1/venues/{venueId}/shifts/begin', { params }));
    },
    () => {},
  );
  return (
    <>
      <SendFault fault={sending.error} />
      <Button
        tone="Main"
        size="Large"
        isWide
        icon={isOpen ? <Square aria-hidden /> : <Play aria-hidden />}
        disabled={sending.isPending}
        onClick={() => sending.mutate(undefined)}
      >
        {t(isOpen ? 'end' : 'begin')}
      </Button>
    </>
  );
}

function ShiftSlip({ shift }: { shift: Shift }) {
  const t = useTranslations('day.shift');
  const nameOf = useTranslations('pay.kinds');
  const format = useFormatter();
  const time = (at: string) => format.dateTime(new Date(at), { hour: '2-digit', minute: '2-digit' });
  const from = time(shift.beganAt);
  const { endedAt } = shift;
  const takenOff = shift.reductions.reduce((sum, { amount }) => sum + amount, 0);
  return (
    <section className={css.last}>
      <h3>{shift.person.name ?? '—'}</h3>
      <p className={css.hint}>
        {endedAt === null ? t('from', { from }) : t('until', { from, until: time(endedAt) })}
      </p>
      <AmountList
        rows={[
          ...shift.methods.map(({ kind, name, amount, tips, refunds }) => ({
            label: name ?? nameOf(kind),
            amount: amount + tips - refunds,
          })),
          { label: t('tips'), amount: shift.tips },
          ...(shift.tipsPaidOut === 0 ? [] : [{ label: t('tipsPaidOut'), amount: shift.tipsPaidOut }]),
          ...(takenOff === 0 ? [] : [{ label: t('takenOff'), amount: takenOff }]),
          { label: t('cash'), amount: shift.cash, isTotal: true },
        ]}
      />
      <PrintButton shift={shift} />
    </section>
  );
}

function PrintButton({ shift }: { shift: Shift }) {
  const t = useTranslations('day.shift');
  const { venueId } = useVenue();
  const printing = useMutation({
    networkMode: 'always',
    mutationFn: () => {
      const params = { path: { venueId, accountId: shift.person.id } };
      return dataOf(api.POST('/venue/v1/venues/{venueId}/shifts/{accountId}/print', { params, body: {} }));
    },
  });
  return (
    <>
      <Button icon={<Printer aria-hidden />} disabled={printing.isPending} onClick={() => printing.mutate()}>
        {t('print')}
      </Button>
      {printing.isSuccess && (
        <p className={css.hint} role="status">
          {t('printed')}
        </p>
      )}
      <SendFault fault={printing.error} />
    </>
  );
}
