import { loadWords } from 'virtual:words/sessions';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useFormatter, useTranslations } from 'use-intl';
import { api, dataOf, type Schemas } from '../../api/client.ts';
import { type PartWords, PartWordsProvider } from '../../device/part-words-provider.tsx';
import { Button } from '../../ui/button.tsx';
import { FaultMessage, useFaultSentence } from '../../ui/fault-message.tsx';
import { Loading } from '../../ui/loading.tsx';
import css from './own-sessions.module.css';

const SESSIONS_WORDS: PartWords = { name: 'sessions-words', load: loadWords };

const ownSessionsQuery = queryOptions({
  queryKey: ['own-sessions'],
  queryFn: () => dataOf(api.GET('/venue/v1/sessions')),
  // A person who looks for unknown sessions needs the current list.
  staleTime: 0,
});

/** The sessions of the person, with buttons that sign out of each, or of all but this one. */
export default function OwnSessions() {
  return (
    <PartWordsProvider words={SESSIONS_WORDS}>
      <Sessions />
    </PartWordsProvider>
  );
}

function Sessions() {
  const t = useTranslations('sessions');
  const client = useQueryClient();
  const sentenceOf = useFaultSentence();
  const { data: sessions, error, refetch } = useQuery(ownSessionsQuery);
  const ending = useMutation({
    networkMode: 'always',
    // Without an id, all other sessions end.
    mutationFn: (sessionId: string | null) =>
      dataOf(
        sessionId === null
          ? api.DELETE('/venue/v1/session/others')
          : api.DELETE('/venue/v1/sessions/{sessionId}', { params: { path: { sessionId } } }),
      ),
    onSettled: () => client.invalidateQueries({ queryKey: ownSessionsQuery.queryKey }),
  });
  if (sessions === undefined)
    return error === null ? <Loading /> : <FaultMessage fault={error} onRetry={() => void refetch()} />;
  return (
    <section className={css.part} aria-label={t('title')}>
      <h3>{t('title')}</h3>
      <ul className={css.sessions}>
        {sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            isEnding={ending.isPending}
            onEnd={() => ending.mutate(session.id)}
          />
        ))}
      </ul>
      {sessions.length > 1 && (
        <Button disabled={ending.isPending} onClick={() => ending.mutate(null)}>
          {t('endOthers')}
        </Button>
      )}
      {ending.error !== null && <p role="alert">{sentenceOf(ending.error)}</p>}
    </section>
  );
}

interface SessionRowProps {
  session: Schemas['OwnSession'];
  isEnding: boolean;
  onEnd: () => void;
}

function SessionRow({ session, isEnding, onEnd }: SessionRowProps) {
  const t = useTranslations('sessions');
  const format = useFormatter();
  const { isThis, startedAt, lastUsedAt, proof, network } = session;
  const atOf = (at: string) => format.dateTime(new Date(at), { dateStyle: 'medium', timeStyle: 'short' });
  const browser = session.browser ?? t('unknown');
  const since = t('since', { at: atOf(startedAt) });
  return (
    <li className={css.session}>
      <div className={css.facts}>
        <strong>
          <bdi>{browser}</bdi>
        </strong>
        {isThis && <span className={css.mark}>{t('isThis')}</span>}
        {network !== null && <bdi dir="ltr">{network}</bdi>}
        <span>{proof === null ? since : `${since}, ${t(`proofs.${proof}`)}`}</span>
        {lastUsedAt !== null && <span>{t('lastUsed', { at: atOf(lastUsedAt) })}</span>}
      </div>
      {!isThis && (
        <Button tone="Quiet" disabled={isEnding} aria-label={t('endOf', { browser })} onClick={onEnd}>
          {t('end')}
        </Button>
      )}
    </li>
  );
}
