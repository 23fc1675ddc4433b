import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../ui/button.tsx';
import { FaultMessage } from '../ui/fault-message.tsx';
import { Loading } from '../ui/loading.tsx';
import type { OperatorSchemas } from './operator-api.ts';
import { useOperator } from './operator-context.tsx';
import css from './operator-page.module.css';

type VenueUse = OperatorSchemas['VenueUse'];
type VenueState = OperatorSchemas['ServedVenue']['state'];
type Step = 'suspend' | 'resume' | 'close';

const PATHS: Record<Step, string> = { suspend: 'suspend', resume: 'resume', close: 'close-account' };

/** The details of a venue: its records, its owners, and buttons to suspend, resume or close it. */
export function VenueCard({ venueId, onChanged }: { venueId: string; onChanged: () => void }) {
  const t = useTranslations('operator');
  const operator = useOperator();
  const textOf = useVenueUseText();
  const { data, error, refetch } = useQuery({
    queryKey: ['operator-venue', venueId],
    queryFn: () => operator<OperatorSchemas['VenueCard']>(`/venues/${venueId}`),
    gcTime: 0,
  });
  if (data === undefined)
    return error === null ? <Loading /> : <FaultMessage fault={error} onRetry={() => void refetch()} />;
  const { venue, use, limits, owners } = data;
  return (
    <div className={css.card}>
      <p>{textOf(use)}</p>
      <p className={css.soft}>
        {t('limits', {
          keys: limits.workingKeys,
          photos: limits.photos,
          reads: limits.readsPerMinute,
          writes: limits.writesPerMinute,
        })}
      </p>
      <code className={css.soft}>{venueId}</code>
      {owners.map(({ name, email }) => (
        <Owner key={email} name={name} email={email} />
      ))}
      <Steps
        venueId={venueId}
        state={venue.state}
        onTaken={() => {
          onChanged();
          return refetch();
        }}
      />
    </div>
  );
}

function Owner({ name, email }: { name: string; email: string }) {
  const t = useTranslations('operator');
  const operator = useOperator();
  const make = useMutation({
    networkMode: 'always',
    mutationFn: () => operator<{ url: string }>('/password-links', { method: 'POST', body: { email } }),
  });
  return (
    <div className={css.owner}>
      <span>
        {t('owner', { name })} <bdi className={css.soft}>{email}</bdi>
      </span>
      <Button onClick={() => make.mutate()} disabled={make.isPending}>
        {t('passwordLink')}
      </Button>
      {make.error !== null && <FaultMessage fault={make.error} onRetry={() => make.mutate()} />}
      {make.data !== undefined && (
        <p role="status">
          {t('linkMade')} <code dir="ltr">{make.data.url}</code>
        </p>
      )}
    </div>
  );
}

/** The steps that the operator can take in a state of the venue. */
function stepsIn(state: VenueState): Step[] {
  if (state === 'Closed') return [];
  return [state === 'Suspended' ? 'resume' : 'suspend', 'close'];
}

interface StepsProps {
  venueId: string;
  state: VenueState;
  /** Called after a step, to read the state of the venue again. */
  onTaken: () => Promise<unknown>;
}

function Steps({ venueId, state, onTaken }: StepsProps) {
  const t = useTranslations('operator');
  const operator = useOperator();
  const textOf = useVenueUseText();
  const [askedStep, setAskedStep] = useState<Step | null>(null);
  const call = (step: Step, isDryRun: boolean) =>
    operator<OperatorSchemas['VenueStep']>(`/venues/${venueId}/${PATHS[step]}?dryRun=${isDryRun}`, {
      method: 'POST',
    });
  const preview = useMutation({
    networkMode: 'always',
    mutationFn: (step: Step) => call(step, true),
    onSuccess: (_, step) => setAskedStep(step),
  });
  const run = useMutation({
    networkMode: 'always',
    mutationFn: (step: Step) => call(step, false),
    onSuccess: async () => {
      await onTaken();
      setAskedStep(null);
    },
  });
  const fault = preview.error ?? run.error;
  return (
    <>
      {fault !== null && <FaultMessage fault={fault} onRetry={() => void preview.reset()} />}
      {askedStep === null || preview.data === undefined ? (
        <div className={css.steps}>
          {stepsIn(state).map((step) => (
            <Button
              key={step}
              tone={step === 'close' ? 'Danger' : 'Plain'}
              disabled={preview.isPending}
              onClick={() => preview.mutate(step)}
            >
              {t(step)}
            </Button>
          ))}
        </div>
      ) : (
        <div className={css.asked} role="alert">
          <p>
            {t(`${askedStep}Text`)} {t('touches', { use: textOf(preview.data.touched) })}
          </p>
          <div className={css.steps}>
            <Button
              tone={askedStep === 'close' ? 'Danger' : 'Main'}
              disabled={run.isPending}
              onClick={() => run.mutate(askedStep)}
            >
              {t('doIt', { step: t(askedStep) })}
            </Button>
            <Button onClick={() => setAskedStep(null)}>{t('cancel')}</Button>
          </div>
        </div>
      )}
    </>
  );
}

function useVenueUseText() {
  const t = useTranslations('operator');
  return ({ openBills, comingReservations, workingKeys, endpoints, accounts, sessions }: VenueUse) =>
    t('use', {
      bills: openBills,
      reservations: comingReservations,
      keys: workingKeys,
      endpoints,
      accounts,
      sessions,
    });
}
