import { useQuery } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import { useVenue } from '../../../session/venue-context.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { FaultMessage } from '../../../ui/fault-message.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { Message } from '../../../ui/message.tsx';
import { scrollEdges } from '../../../ui/screen/scroll-edges.ts';
import { BackLink } from '../../back-link.tsx';
import { PageHead } from '../../page-head.tsx';
import { useInstantText } from '../../use-instant-text.ts';
import { VenueText } from '../../venue-settings/venue-text.tsx';
import { CallsPart } from '../calls/calls-part.tsx';
import { EventsPart } from '../events/events-part.tsx';
import { type ApiKey, keysQuery } from '../key-queries.ts';
import css from './key-page.module.css';
import { SettingsPart } from './settings-part.tsx';

const PARTS = {
  settings: { path: '', Part: SettingsPart },
  events: { path: '/events', Part: EventsPart },
  calls: { path: '/calls', Part: CallsPart },
} as const;

type PartName = keyof typeof PARTS;

/** The page of one key: its settings, its events, and its calls. */
export function KeyPage({ keyId, part }: { keyId: string; part: string }) {
  const t = useTranslations('developers.key');
  const { venueId } = useVenue();
  const { data: keys, error, refetch } = useQuery(keysQuery(venueId));
  if (keys === undefined)
    return error === null ? <Loading /> : <FaultMessage fault={error} onRetry={() => void refetch()} />;
  const key = keys.find(({ id }) => id === keyId);
  if (key === undefined || !(part in PARTS))
    return (
      <Message icon={<KeyRound />} title={t('notFound')}>
        <Link href="/">{t('back')}</Link>
      </Message>
    );
  return <KeyWithParts apiKey={key} part={part as PartName} />;
}

function KeyWithParts({ apiKey, part }: { apiKey: ApiKey; part: PartName }) {
  const t = useTranslations('developers.key');
  const instantText = useInstantText();
  const { Part } = PARTS[part];
  return (
    <>
      <BackLink>{t('back')}</BackLink>
      <PageHead title={<VenueText>{apiKey.name}</VenueText>} />
      {apiKey.revokedAt !== null && (
        <p className={css.revoked}>{t('revokedText', { at: instantText(apiKey.revokedAt) })}</p>
      )}
      <nav ref={scrollEdges} className={css.parts} aria-label={t('tabs')}>
        {(Object.keys(PARTS) as PartName[]).map((name) => (
          <Link
            key={name}
            href={`/keys/${apiKey.id}${PARTS[name].path}`}
            className={classNames(css.part, name === part && css.open)}
            aria-current={name === part ? 'page' : undefined}
          >
            {t(name)}
          </Link>
        ))}
      </nav>
      <Part apiKey={apiKey} />
    </>
  );
}
